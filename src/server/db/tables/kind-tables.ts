import type { Fixed, Flag, Optional } from '#src/server/db/columns.ts';
import type { GearKind } from '#src/shared/kinds/gear-fields.ts';
import type { ReceivedBy } from '#src/shared/kinds/gear-order.ts';

/** This is a thing a goods case gives in return for a gift of its price. */
export type GearsTable = {
  id: Fixed<string>; // gearId
  case_id: Fixed<string>;
  slot: Fixed<number>; // its place in the sheet, by which an edit finds it again
  title: string; // published
  price_in_fen: number;
  stock: number; // pieces there were
  taken: Optional<number>; // pieces ordered and not freed; never more than the stock, CHECK
  kind: GearKind;
  origin: string; // published
  send_days: number; // from payment until it is sent, at most
  licence: string; // published; never empty for prepared food, CHECK
  offered: Flag;
};

/** This is the piece that an order reserved. Whether it was paid stands in its donation. */
export type GearOrdersTable = {
  order_id: Fixed<string>;
  gear_id: Fixed<string>;
  case_id: Fixed<string>;
  user_id: Fixed<string>;
  title: Fixed<string>; // as it was called when it was ordered
  price_in_fen: Fixed<number>;
  send_days: Fixed<number>; // as it was promised when it was ordered
  address_sealed: string; // secret, JSON; the donor's address at that time
  carrier: string; // words of the fundraiser
  tracking: string; // words of the fundraiser
  created_at: Fixed<number>;
  freed_at: number | null; // closed unpaid or taken back unsent, and the piece went back
  reminded_at: number | null; // the family was told that it is past the promised day
  sent_at: number | null; // from here on the gift can't be taken back, only returned
  received_at: number | null; // from here on its money can be withdrawn
  received_by: ReceivedBy | null;
  return_asked_at: number | null; // the donor wants to give it back; time stands still
  return_words: Optional<string>;
  family_words: Optional<string>; // why the family does not agree
  family_refused_at: number | null;
  returned_at: number | null; // agreed; the money goes back
  returned_by: string | null; // who of the family or the staff agreed
};

export type UserAddressesTable = {
  user_id: Fixed<string>;
  address_sealed: string; // secret, JSON
  updated_at: number;
};

export type KindSchema = {
  gears: GearsTable;
  gear_orders: GearOrdersTable;
  user_addresses: UserAddressesTable;
};
