import type { ApplyStatus } from '#src/shared/activities/apply/apply-status.ts';
import type { CaseGroup } from '#src/shared/activities/case-groups.ts';
import type { matchedGifts } from '#src/shared/activities/matching/match-fields.ts';
import type { MatchBar } from '#src/shared/activities/refusals/match-bars.ts';
import type { Wallet } from '#src/shared/donations/pay-channels.ts';

/** This is what families and readers see around matched money. */
export const matching = {
  areas: {
    lead: '这个配捐给了哪些地方，按每个求助自己页面上写的省份合计。捐款人在哪里，不在这里统计。',
    caption: '求助所在的地区，多的在前',
    area: '地区',
    cases: '求助',
    unnamed: '现在不公开的',
  },
  qq: {
    lead: '有的资助方只给在 QQ 里捐的款配捐，其他规则和别的配捐一样。',
    none: '这个求助没有 QQ 渠道的配捐。',
    here: '你正在 QQ 里看这个页面，从这里捐的款算数。',
    elsewhere: '你现在不在 QQ 里，从这里捐的款不会获得这项配捐。',
    rule: '只给在 QQ 里捐的款配捐。',
  },
  wallet: {
    wechat: '只给用微信支付付的捐款配捐，由支付渠道补贴。',
    alipay: '只给用支付宝付的捐款配捐，由支付渠道补贴。',
  } satisfies Record<Wallet, string>,
  drop: {
    rule: (amount: string) =>
      `每个人第一次捐给一个求助，资助方添 ${amount} 元，捐多捐少一样，只添一次。`,
    caps: (day: string, ofCase: string) =>
      `一个人一天最多带来 ${day} 元；一个求助最多 ${ofCase} 元，到目标金额为止。`,
  },
  payee: {
    lead: '配捐和捐款一起提现，付给同一个收款人。在这里换的，就是两笔钱共同的收款人：和更换收款账户一样要审核，也有同样的冷静期。',
    another: '换一个收款人',
    back: '回到配捐明细',
  },
  apply: {
    title: '申请参加配捐',
    lead: '有资助方在给下面这些活动里的求助配捐。你可以申请参加，工作人员三天内答复并说明理由。',
    submit: '申请参加',
    statuses: {
      APPLYING: '已经申请，工作人员还没有答复。',
      APPLY_SUCCESS: '已经参加。',
      APPLY_FAIL: '没有被接纳。',
      DEFAULT: '还没有申请。',
    } satisfies Record<ApplyStatus, string>,
    because: (words: string) => `理由：${words}`,
    until: (day: string) => `到 ${day} 为止`,
    fields: {
      activity: '活动',
      sponsor: '资助方',
      left: '资金池剩余',
      perCase: '每个求助最多',
    },
    yuan: (amount: string) => `${amount} 元`,
    check: '对照捐赠协议，看资助方是否愿意接纳更多求助。接纳以后，从那一刻起的捐款开始配捐。',
  },
  statement: {
    title: '账单',
    period: '日期',
    month: '月份',
    paidIn: '存入',
    matched: '配捐',
    cameBack: '随退款退回',
    returned: '退回资助方',
    left: '剩余',
    sum: '合计',
    none: '还没有一笔进出。',
    addsUp:
      '每一行是账本里那一天（北京时间）的进出；剩余等于存入和退回资金池的钱，减去配捐和退给资助方的钱。',
    noNames: '这里只有合计，没有捐款人和受助人的任何信息。',
    caption: (name: string) => `${name}的账单`,
    number: '活动',
    until: (time: string) => `截至 ${time}`,
    byMonth: '日子很多，这一页按月合计，表格里有每一天。',
    lead: '有这个网址的人都能看这一页。我们随时可以收回它。',
  },
  refusals: {
    title: '为什么配捐，为什么没有',
    caption: '没有配捐的捐款，按规则',
    rates: (refused: string, weighed: string, percent: string) =>
      `核对过 ${weighed} 笔捐款，${refused} 笔没有配捐，占 ${percent}%。`,
    share: '占核对过的',
    percent: (percent: string) => `${percent}%`,
    rule: '规则',
    gifts: '笔数',
    none: '到现在每一笔都配捐了。',
    noneYet: '还没有可以看的捐款。',
    newest: '最近的捐款',
    matched: (amount: string, version: number) => `按第 ${version} 版规则配捐 ${amount} 元。`,
    bars: {
      guest: '没有登录',
      family: '发起人自己捐的',
      payee: '收款人捐的',
      staff: '工作人员捐的',
      device: '用家人、收款人或工作人员的设备捐的',
      young: '账号注册的天数不够',
      goods: '买爱心物品的钱',
      channel: '不是在 QQ 里捐的',
      wallet: '不是用规则里的支付方式付的',
      rests: '求助现在不配捐，或者已经够了',
      empty: '资金池空了',
      caseFull: '求助已经拿满这个活动的上限',
      dayFull: '这个人当天已经到上限',
      split: '同一天拆成的几笔算一笔，已经配满',
      had: '这个人已经给这个求助带来过一份',
      small: '不足一分',
      noTeam: '捐的人还不在任何一堆篝火里，加入以后这笔会算上',
      teamOver: '到账时这堆篝火已经到时间',
      teamFull: '这堆篝火已经满了',
      counted: '这个人已经算上了，同一个人只算一次',
      noStep: '已经算上，还没凑齐下一级的人数',
    } satisfies Record<MatchBar, string>,
  },
  control: {
    title: '对照组',
    rule: (percent: number) =>
      `工作人员选的求助里，按编号抽出约 ${percent}% 作对照组，不配捐，用来看配捐有没有用。它们可以参加别的活动；自己申请参加的不进对照组。`,
    lead: '从参加那天起，大家给每个求助平均捐了多少（不含配捐，退还的不算）。',
    groups: { MATCHED: '配捐的', CONTROL: '对照组' } satisfies Record<CaseGroup, string>,
    each: (group: string, cases: number, amount: string) =>
      `${group}：${cases} 个求助，平均 ${amount} 元`,
    few: '求助很少时，差别可能只是碰巧。',
    share: '对照组（%）',
    shareHint: '0 是没有。抽到的求助不配捐，公开写明。',
  },
  rules: {
    version: (version: number, day: string) => `第 ${version} 版，从 ${day} 起`,
    always: '每一版都有',
    change: '写下新规则',
    fromDay: '从哪天零点起',
    fromHint: '例如 2026-12-01，按北京时间；要晚于今天，早于结束',
    lead: '另一个人确认以后，从那天起的捐款按新规则。之前的捐款仍按当时的规则，页面上每一版都列出来。',
    what: (name: string, day: string, rule: string) => `${name}，从 ${day} 起：${rule}`,
  },
  desk: {
    statement: '资助方账单',
    openLink: '给资助方开一个链接',
    link: '资助方的链接',
    revoke: '收回链接',
    linkHint: '谁要的，发给谁。会留痕。',
    channel: '哪些捐款',
    channels: {
      NOT_QQ_CHANNEL: '所有捐款',
      QQ_CHANNEL: '只有在 QQ 里捐的',
      wechat: '只有用微信支付付的（支付渠道补贴）',
      alipay: '只有用支付宝付的（支付渠道补贴）',
    } satisfies Record<(typeof matchedGifts)[number], string>,
    proposeDrop: '写下一个滴水相助承诺',
    drop: '每个人给每个求助带来（元）',
  },
} as const;
