import * as v from 'valibot';
import { fileOutput } from '#src/shared/contract/bytes-output.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { findVisitor } from './accounts/session/find-visitor.ts';
import { bytesReply, problemReply, successReply, textOfSuccess } from './door/answers/answer.ts';
import { leadToCode } from './door/answers/lead-to-code.ts';
import type { Reply } from './door/answers/reply.ts';
import type { DoorRequest } from './door/door-request.ts';
import { guardCrowd, guardDoor } from './door/guard-door.ts';
import type { HandledCall } from './door/handle.ts';
import { letPagesAsk, preflightReply } from './door/let-pages-ask.ts';
import { readCommonMessage } from './door/read/read-common-message.ts';
import { readFields } from './door/read/read-fields.ts';
import { prepareCall } from './door/run-call.ts';
import { handledCalls } from './handled-calls.ts';

const callsByPath = new Map<string, HandledCall>(
  handledCalls.map((handled) => [handled.call.path, handled]),
);

export function findHandled(path: string): HandledCall | undefined {
  return callsByPath.get(path);
}

/** Answers what everyone is answered the same, from what was kept or anew. */
export type FindReply = (
  handled: HandledCall,
  asked: { input: unknown; language: Locale },
) => Reply | Promise<Reply> | undefined;

/** Every request takes this one way to a call's answer, whatever brought it. */
export async function answerCall(
  c: DoorRequest,
  handled: HandledCall,
  findReply?: FindReply,
): Promise<Reply> {
  const { call } = handled;
  try {
    letPagesAsk(c);
    await guardDoor(c);
    const asked = preflightReply(c, call);
    if (asked) return asked;
    await meet(c);
    if (c.req.method !== call.method) throw new Problem('methodNotAllowed');
    const { input, run } = await prepareCall(c, handled, () => readFields(c, call));
    const forAll = findReply?.(handled, { input, language: c.var.common.language });
    if (forAll) return await forAll;
    const output = await run();
    return call.answer === 'bytes'
      ? bytesReply(v.parse(fileOutput, output))
      : successReply(textOfSuccess(output));
  } catch (error) {
    return leadToCode(c, call, error) ?? problemReply(c, error);
  }
}

/** Finds out who asks, and what led them here. */
export async function meet(c: DoorRequest, findAsker = findVisitor): Promise<void> {
  c.set('common', readCommonMessage(c.req.raw, c.var.services));
  c.set('visitor', await findAsker(c));
  await guardCrowd(c);
}
