import { only } from '#src/shared/contract/call-form.ts';
import { giftCardRemove } from '#src/shared/papers/cards/calls.ts';
import { cardForm } from '#src/shared/papers/cards/card-form.ts';
import { makeCallForm } from '#src/stores/call-form.ts';

/** Writes a card; the page shows it then. */
export function makeCard() {
  return makeCallForm(cardForm);
}

/** Takes a card down; the page offers another. */
export function makeCardRemoval() {
  return makeCallForm({ call: giftCardRemove, inputOf: only('cardId') });
}
