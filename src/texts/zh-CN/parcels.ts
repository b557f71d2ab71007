import type { ReceivedBy } from '#src/shared/kinds/gear-order.ts';

/** The way of a thing that was chosen: sent, received, or given back. */
export const parcels = {
  states: {
    unpaid: '还没付款',
    toSend: '等着寄出',
    sent: '已寄出',
    received: '已收到',
    returning: '申请退货中',
    closed: '没有付款，已取消',
    returned: '已退款',
  },
  orderedOn: (day: string) => `${day} 选的`,
  sendBy: (day: string) => `家属约定最晚 ${day} 寄出`,
  sentOn: (day: string) => `${day} 寄出`,
  carrier: '快递公司',
  carrierHint: '例如：顺丰',
  tracking: '快递单号',
  trackingHint: '例如：SF1234567890',
  receivedBy: {
    donor: (day: string) => `${day} 确认收到`,
    time: (day: string) => `${day} 到期自动确认`,
    staff: (day: string) => `${day} 平台处理后确认`,
  } satisfies Record<ReceivedBy, unknown>,
  toSendNote: '寄出之前，可以在“我的捐款”里取回这笔钱。',
  toTakeBack: '去我的捐款',
  confirmLead: (days: string) =>
    `收到后请先看一看再确认。确认后，家属可以提现这笔钱，不能再申请退货；寄出满 ${days} 天没有申请退货，会自动确认。`,
  confirm: '确认收到',
  returnTitle: '没寄到、坏了，或想退',
  returnLead: (days: string) =>
    `写明情况，家属同意后，钱全部退给你。家属 ${days} 天不答复或不同意，由平台来处理。申请期间这笔钱不能提现。`,
  returnWords: '发生了什么',
  askReturn: '申请退货退款',
  asked: (day: string) => `${day} 申请退货`,
  askedNote: '家属同意，或平台处理之后，你会收到通知。',
  donorSays: '捐款人说：',
  familySays: '家属说：',
  agreeReturn: '同意，退款给对方',
  agreeNote: '同意后，这笔钱马上全部退还，不能撤销。',
  refuseLead: '不同意时请写明原因，平台会看双方的说法。',
  refuseWords: '不同意的原因',
  refuseReturn: '不同意',
  refusedNote: '平台正在看双方的说法。',
  family: '寄的人',
  toMine: '全部我选的东西',
  waiting: (amount: string) => `另有 ${amount} 元是选东西的捐款，对方收到后才能提现。`,
  desk: {
    fields: {
      thing: '东西',
      parcel: '快递和寄出日期',
      donorWords: '捐款人说',
      familyWords: '家属说',
    },
    familySilent: '家属到期没有答复。',
    familyRefuses: '家属不同意退货。',
  },
};
