import type { PointKind } from '#src/shared/points/points-view.ts';
import type { PointTask } from '#src/shared/points/tasks.ts';

const kinds: Record<PointKind, string> = {
  signIn: '签到',
  read: '读了一篇指南',
  follow: '关注了一个求助',
  share: '转发带来了访客',
  verify: '为一个求助证实',
  reverse: '不再成立，已收回',
};

const how: Record<PointTask, string> = {
  signIn: '每天一次。断了也没关系，之前的都还在。',
  read: '从本页打开指南，读上一分钟，再回来领。',
  follow: '关注一个求助，它的新消息会告诉你。',
  share: '有人通过你转发的链接来看了求助。',
  verify: '你认识患者一家，并且你的证实符合规则。',
};

/** Love value: what people did for others, without money. */
export const points = {
  lead: '爱心值记下你花的心思。它和钱无关：捐不捐、捐多少都不会改变它，也不能换钱。',
  score: '我的爱心值',
  kinds,
  how,
  tasks: '怎么得到',
  worth: (amount: string, perDay: string) => `每次 ${amount}，一天最多算 ${perDay} 次`,
  take: (amount: string) => `领取 ${amount}`,
  takeOf: (kind: string, amount: string) => `领取 ${amount} 爱心值：${kind}`,
  full: '今天的已经领完，谢谢你。',
  within: (days: string) => `做过的事，${days} 天内都可以来领。`,
  go: {
    signIn: '打开签到日历',
    read: '选一篇指南',
    follow: '看看正在求助的家庭',
    share: '看看正在求助的家庭',
    verify: '证实是怎么回事',
  } satisfies Record<PointTask, string>,
  earned: (amount: string) => `收到 ${amount} 爱心值，谢谢你。`,
  earnedNone: '这次没有可以领的。做过的事要稍等一会儿才看得到。',
  mourning: '请节哀。这里没有要你做的事，之前的爱心值都会留着。',
  guides: '可以读的指南',
  guidesHint: '每篇只算一次。',
  open: '打开',
  openOf: (title: string) => `打开《${title}》`,
  read: '已经读过',
  reading: '正在读，过一分钟可以领',
  last: '最近的记录',
  lastNone: '还没有记录。',
  entranceHint: '你为别人花的心思',
  signIn: {
    lead: '来看一眼，就算签到。日子按中国的日历算。',
    days: (days: string) => `已经连续 ${days} 天`,
    daysNone: '今天还没有签到。',
    done: '今天签到了。',
    do: '签到',
    calendar: (month: string) => `${month}的签到`,
    weekdays: ['一', '二', '三', '四', '五', '六', '日'],
    signed: '已签到',
    before: '上个月',
    after: '下个月',
    toHome: '看爱心值',
  },
};
