import type { ReportReason, ReportState } from '#src/shared/reports/reasons.ts';

/** Reporters of a case and staff read this. */
export const reports = {
  title: '举报这个求助',
  intro: '你看到的具体情况，能帮工作人员查清楚。发起人不会知道是谁举报的。',
  entry: '举报',
  reason: '举报原因',
  chooseReason: '请选一个原因',
  reasons: {
    falseIllness: '病情不真实',
    falseHousehold: '家庭情况不真实',
    moneyMisused: '钱没有用在治病上',
    stolenIdentity: '冒用他人身份',
    stolenPictures: '盗用他人图片',
    paidPromotion: '有人收费代发、推广',
    other: '其他',
  } satisfies Record<ReportReason, string>,
  content: '具体情况',
  contentHint: '什么时候、在哪里、看到了什么。10 到 1000 字。',
  attachments: '证据图片',
  realName: '你的姓名（选填）',
  mobile: '联系电话（选填）',
  personHint:
    '11 位的中国大陆手机号，工作人员核实时可以找你，会加密保存。没有的可以不填，结果在“我的消息”里告诉你。',
  submit: '提交举报',
  promise: '我们 12 小时内核查并答复，结果会在“我的消息”里告诉你。',
  states: {
    open: '正在核查',
    upheld: '举报属实',
    dismissed: '未发现问题',
  } satisfies Record<ReportState, string>,
  stateHints: {
    open: '工作人员正在核查，有结果会告诉你。',
    upheld: '我们核实了你反映的情况，并作了处理。谢谢你。',
    dismissed: '我们查过了，没有发现你反映的问题。有新的情况可以再次举报。',
  } satisfies Record<ReportState, string>,
  due: {
    by: (at: string) => `最晚 ${at} 前答复。`,
    late: (at: string) => `说好 ${at} 前答复，已经晚了，对不起。可以打客服热线催问。`,
    waits: '工作人员正在等家属回答，等到后继续计时。',
  },
  own: '我的举报',
  sentAt: (at: string) => `提交于 ${at}`,
  answeredAt: (at: string) => `答复于 ${at}`,
  images: (count: string) => `${count} 张图片`,
  again: '再次举报',
  back: '返回求助',
  checkLeft: (amount: string) =>
    `它来自一条已认定成立的提现异议，当时已有 ${amount} 元打出或交给银行：请对这个求助作出处置。`,
  checkUpheld: (count: string) => `这个求助已有 ${count} 个举报属实`,
  checkOpen: (count: string) => `这个求助还有 ${count} 个举报没有处理`,
  checkFlagged: '求助已经标为有风险，不能捐款',
  checkNotFlagged: '求助还在正常展示；如果属实，作出决定时可一并标记或停止',
};
