import { giverOf } from '#src/server/cases/gifts/giver.ts';
import { type HandledCall, handle } from '#src/server/door/handle.ts';
import * as calls from '#src/shared/papers/cards/calls.ts';
import { drawCard } from './draw-card.ts';
import { removeCard } from './hide-card.ts';
import { writeCard } from './write-card.ts';

export const handledCardWrite = handle(calls.giftCardWrite, (input, context) =>
  writeCard(context.services, { ...input, giver: giverOf(context) }, context.now),
);

export const handledCardRemove = handle(calls.giftCardRemove, async ({ cardId }, context) => {
  await removeCard(context.services, { cardId, giver: giverOf(context) }, context.now);
  return null;
});

export const cardRoutes: readonly HandledCall[] = [
  handledCardWrite,
  handledCardRemove,
  handle(calls.giftCardPicture, (input, { services }) => drawCard(services, input)),
];
