import { type HandledCall, handle } from '#src/server/door/handle.ts';
import { paperKit } from '#src/shared/papers/kit/calls.ts';
import { makeKit } from './make-kit.ts';

export const kitRoutes: readonly HandledCall[] = [
  handle(paperKit, (input, { services, now }) => makeKit(services, input, now)),
];
