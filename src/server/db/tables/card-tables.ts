import type { Fixed } from '#src/server/db/columns.ts';
import type { CardKind } from '#src/shared/papers/cards/card-view.ts';

/**
 * This is a gift in somebody's name or memory; its id is the address that whoever gave sends on.
 */
type GiftCardsTable = {
  id: Fixed<string>;
  order_id: string; // goes along when the gift goes on to another family
  user_id: Fixed<string | null>; // of a guest's gift none
  kind: Fixed<CardKind>;
  name: Fixed<string>; // personal; whom it honours or remembers
  words: Fixed<string>; // personal
  created_at: Fixed<number>;
  hidden_at: number | null;
  hidden_by: 'writer' | 'staff' | null;
};

export type CardTables = { gift_cards: GiftCardsTable };
