import type {
  MonthlyStatus,
  MonthState,
  SkipReason,
  StopReason,
} from '#src/shared/monthly/monthly-rules.ts';

const statuses: Record<MonthlyStatus, string> = {
  SIGNING: '还没有签约',
  ACTIVE: '进行中',
  PAUSED: '已暂停',
  ENDED: '已结束',
};

const reasons: Record<StopReason, string> = {
  asked: '你自己停的。',
  refused: '扣款三次都没有成功，所以先停下了，没有扣钱。换好付款方式后，点“恢复”就好。',
  gateway: '你在钱包里解除了约定，或钱包结束了它。',
  caseOver: '这个家庭不再筹款，每月捐自己停了，不会转给别的家庭。',
  caseFilled: '这个家庭筹够了，每月捐自己停了，不会转给别的家庭。',
  unsigned: '没有在钱包里签约，什么都没有发生。',
  accountClosed: '账号注销时一起结束了。',
};

const states: Record<MonthState, string> = {
  SAID: '已提前告诉你',
  CHARGING: '正在扣款',
  CHARGED: '已捐出',
  SKIPPED: '没有扣款',
  FAILED: '没有扣成',
};

const skips: Record<SkipReason, string> = {
  paused: '你暂停了',
  ended: '已经结束',
  noFamily: '没有合适的家庭',
  caseRests: '这个家庭当时暂不收捐款',
  closed: '这一笔被取消，或过了时间',
  refused: '钱包没有付款',
  givenBack: '钱已原路退回',
};

/** These are gifts that are charged month by month. */
export const monthly = {
  door: '每月捐',
  doorHint: '每月捐一点，随时暂停或结束',
  toCase: '每月捐给这个家庭',
  toOverlooked: '每月捐给很少有人看到的家庭',
  overlooked: '很少有人看到的家庭',
  overlookedHint:
    '每月扣款那天，由公开的规则挑一个公开、审核过、还缺钱、来看的人最少的家庭；给了哪一家会告诉你。没有合适的，那个月就不扣。',
  agreement: '暖光每月捐',
  startTitle: '每月捐',
  startFor: (title: string) => `每月捐给“${title}”`,
  before: '先说清楚',
  promises: {
    sign: '现在不扣钱。下一步到钱包里签约，签好才算数。',
    notice: (days: string) => `每次扣款前 ${days} 天告诉你日子和金额，里面就能暂停或结束。`,
    most: (most: string) => `钱包的约定写着每次最多 ${most} 元；实际只扣你在这里写的数。`,
    stop: '暂停、恢复、改金额、结束都在“每月捐”里，一点就好；在钱包里解除约定也行。',
    retry: '没扣成会在 1 天、再 2 天后各试一次，仍不成就先停下，并告诉你。',
    family: '家庭筹够或不再筹款，每月捐自己停下，不会悄悄转给别人。',
    gift: '每一笔都是普通的捐款，有记录、有凭证。',
  },
  amount: '每月多少元',
  amountHint: (most: string) => `1 到 ${most} 的整数`,
  day: '每月几号',
  dayHint: '没有这一天的月份，在最后一天',
  dayOption: (day: string, first: string) => `${day} 号，现在签约从${first}起扣`,
  wallet: '从哪里付',
  wallets: { wechat: '微信支付', alipay: '支付宝' },
  anonymous: '不显示我的名字',
  sign: '去钱包签约',
  signHint: '签约时不扣钱',
  endsBefore: (date: string) =>
    `这个求助到 ${date} 为止：第一次扣款在那以后的话，一笔也不会扣。想帮忙，可以只捐一次。`,
  notOffered: '现在没有支持每月捐的付款方式。',
  notTaking: '这个家庭现在不收捐款，不能开始每月捐。',
  once: '只捐一次',
  none: '还没有每月捐',
  noneBody: '给一个家庭每月一点，或给很少有人看到的家庭。随时能停。',
  find: '看看在求助的家庭',
  statuses,
  reasons,
  plan: (amount: string, day: string) => `每月 ${day} 号，${amount} 元`,
  from: (wallet: string, account: string) => `从${wallet} ${account} 付`,
  next: (date: string, amount: string) => `下一笔：${date}，${amount} 元`,
  retry: (date: string, amount: string) => `${amount} 元没有扣成，${date} 再试`,
  signing: '等钱包告诉我们签好了没有。签好后这里会变。',
  lookAgain: '再看一次',
  goOnSigning: '继续去签约',
  pause: '暂停',
  resume: '恢复',
  end: '结束',
  change: '改金额',
  changeHint: '改少马上算；改多从下一次通知起。',
  months: '每个月的情况',
  states,
  skips,
  gift: '看这一笔',
  others: '看看别的家庭',
  again: '重新开始每月捐',
};
