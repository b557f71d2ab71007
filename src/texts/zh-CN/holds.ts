import type { HoldDecision } from '#src/shared/activities/holds/grant-holds.ts';

/** This is what staff read where a sponsor's money waits for them. */
export const holds = {
  title: (count: number) => (count === 0 ? '冻结一笔配捐' : `等待核对的配捐（${count}）`),
  lead: '冻结的配捐留在求助里，但谁也提现不了。由另一位同事决定放行，或者退回资金池；捐款退回时，它随捐款一起退回。',
  yuan: (amount: string) => `${amount} 元`,
  byMachine:
    '金额达到了先核对的标准，或者活动在风险核查中。可以直接放行；要退回，先由一位同事冻结，再由另一位决定。',
  another: '由另一位同事决定。',
  decisions: { release: '放行', revoke: '退回资金池' } satisfies Record<HoldDecision, string>,
  reasonHint: '看到了什么，依据是什么；会留在操作记录里。',
  holdTitle: '再冻结一笔',
  grantNo: '编号',
  grantNoHint: '捐款的订单号；不是随捐款给的，用上面列表里的编号。',
  hold: '冻结',
  waits: (amount: string) => `另有 ${amount} 元配捐，工作人员正在核对，核对完就能提现。`,
};
