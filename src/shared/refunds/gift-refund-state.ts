import type { GiftRefundState } from './refund-state.ts';

type Tried = {
  status: 'REFUNDING' | 'ERROR' | 'SUCCESS';
  needsAccount: number | null;
  attempts: number | null;
};

/** Where a gift's refund stands, by what was tried of it. */
export function giftRefundStateOf({ status, needsAccount, attempts }: Tried): GiftRefundState {
  if (status === 'SUCCESS') return 'returned';
  if (needsAccount === 1) return 'needsAccount';
  if (status === 'ERROR') return 'failed';
  return attempts === 0 ? 'waiting' : 'returning';
}
