import type { BonfireStanding } from '#src/shared/activities/bonfire/bonfire-standing.ts';

/** These are bonfires: gifts of several people that a sponsor adds to. */
export const bonfire = {
  offered: '几个人一起给这个求助捐款，资助方再添一笔。',
  door: '一起点一堆篝火',
  lead: '几个人各自给这个求助捐款，多少随意；每到一个台阶，资助方再添一笔固定的钱。',
  none: '这个求助没有篝火。',
  steps: '台阶',
  step: (members: number, amount: string) => `${members} 个人：${amount} 元`,
  paid: (amount: string) => `已经给求助添了 ${amount} 元`,
  toGo: (count: number) => `还差 ${count} 个人`,
  reached: '人已经到了，队里下一笔捐款时支付',
  team: '这堆篝火',
  counted: (count: number, seats: number) => `已计入 ${count} 人，共 ${seats} 人`,
  until: (time: string) => `持续到 ${time}。`,
  left: (hours: number) =>
    `还剩约 ${hours < 48 ? `${hours} 小时` : `${Math.round(hours / 24)} 天`}。`,
  endedAt: (time: string) => `最晚到 ${time}，已经结束。`,
  starter: '发起人',
  counts: '已计入',
  waits: '已加入',
  more: '看后来加入的人',
  first: '从头看',
  states: {
    BONFIRES_REST: '这个求助现在不能点篝火，你仍然可以直接捐款。',
    MAX_SUBSIDY: '资助方给这个求助的篝火资金，已经支付或答应完了。',
    MAY_START: '还没有人邀请你，你可以自己点一堆。',
    TEAM_OPEN: '还有空位。',
    LAST_ONE: '再来一个人，所有台阶就都到了。',
    TEAM_FULL: '人已经满了，谢谢大家。',
    TEAM_OVER: '时间已经到了，它带来的钱都留给求助者。',
  } satisfies Record<BonfireStanding, string>,
  own: '这是你自己的求助：篝火由别人来点，你可以把这个页面转发出去。',
  ownCounts: '你已经加入并计入。',
  ownWaits: '你已经加入，给求助捐款以后计入。',
  ownWaitsVisit: '你已经加入，给求助捐款，或者你的转发带来新的访客以后计入。',
  start: '点一堆篝火',
  join: '加入这堆篝火',
  give: '给求助捐款',
  shown: '你的昵称会显示在队里，匿名捐款的人这里也匿名。加入不花钱，捐多捐少一样计入。',
  signIn: '登录后参加',
  ownTeam: '去看你所在的篝火',
  joinedAlready: '已经加入的话，下一步就是捐款。',
  passOn: '把这堆篝火转发给朋友',
  rule: {
    step: (members: number, amount: string) => `${members} 个人一起：${amount} 元`,
    hours: (hours: number) =>
      `一堆篝火持续 ${hours % 24 === 0 ? `${hours / 24} 天` : `${hours} 小时`}。`,
    gift: '给这个求助捐款的人计入，捐款退还后不再计入。',
    giftOrVisit:
      '给这个求助捐款的人计入（捐款退还后不再计入），转发带来一位登录的新访客的人也计入。有人捐了款，到了的台阶才会支付。',
    caps: (teams: number, ofCase: string) =>
      `一个求助最多 ${teams} 堆篝火、${ofCase} 元，到目标金额为止。`,
    age: (days: number) => `账号注册满 ${days} 天才计入。`,
    notCounted:
      '求助者家人、工作人员、买爱心物品的钱，以及和队友或家人共用设备的人不计入；存疑、悼念或正在讨论的求助得不到资助。',
    goesBack:
      '每个台阶只支付一次，记在一笔捐款上：这笔捐款退还时，这个台阶的钱跟着退回资金池。别的捐款退还，不影响大家已经得到的。',
    fee: '服务费和捐款一样收取。',
  },
  desk: {
    propose: '写下一个篝火承诺',
    ladder: '台阶',
    ladderHint: '每行一个：人数，再写多少元，例如 3 50。最多六个。',
    hours: '一堆篝火持续几小时',
    counts: '怎样计入',
    countedBy: { gift: '捐了款', giftOrVisit: '捐了款，或者带来新访客' },
    teams: '每个求助最多几堆',
  },
} as const;
