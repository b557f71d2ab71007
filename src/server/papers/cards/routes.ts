import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import * as calls from '#src/shared/papers/cards/calls.ts';
import { drawCard } from './draw-card.ts';
import { removeCard } from './hide-card.ts';
import { writeCard } from './write-card.ts';

export const handledCardWrite = handle(calls.giftCardWrite, (input, context) => {
  const { userId } = viewerOf(context);
  return writeCard(context.services, { ...input, userId }, context.now);
});

export const handledCardRemove = handle(calls.giftCardRemove, async ({ cardId }, context) => {
  const { userId } = viewerOf(context);
  await removeCard(context.services, { cardId, userId }, context.now);
  return null;
});

export const cardRoutes: readonly HandledCall[] = [
  handledCardWrite,
  handledCardRemove,
  handle(calls.giftCardPicture, (input, { services }) => drawCard(services, input)),
];
