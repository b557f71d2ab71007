import { gearOrderState } from '#src/shared/kinds/gear-order.ts';

type Order = Parameters<typeof gearOrderState>[0];
type Row = Pick<Order, 'status'> &
  Record<'sent_at' | 'received_at' | 'return_asked_at', number | null>;

/** Tells where a thing's way stands, from its row and its gift's status. */
export function stateOfRow(row: Row) {
  const { status, sent_at: sentAt, received_at: receivedAt, return_asked_at: returnAskedAt } = row;
  return gearOrderState({ status, sentAt, receivedAt, returnAskedAt });
}
