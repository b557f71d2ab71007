import type { GiftRefundState } from './refund-state.ts';

type Tried = {
  status: 'REFUNDING' | 'ERROR' | 'SUCCESS';
  needsAccount: number | null;
  attempts: number | null;
  /** It went to this one, if it did not go back. */
  toId: string | null;
};

/** Tells where a gift's refund stands, by what was tried of it. */
export function giftRefundStateOf({
  status,
  needsAccount,
  attempts,
  toId,
}: Tried): GiftRefundState {
  if (toId !== null) return 'passedOn';
  if (status === 'SUCCESS') return 'returned';
  if (needsAccount === 1) return 'needsAccount';
  if (status === 'ERROR') return 'failed';
  return attempts === 0 ? 'waiting' : 'returning';
}
