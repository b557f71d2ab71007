import type { Call, CallInput } from '#src/shared/contract/call.ts';
import { proofHeader } from '#src/shared/platform/challenge.ts';
import { solveChallenge } from '#src/stores/solve-challenge.ts';
import type { CallOptions, TestAnswer, TestServer } from './test-server.ts';

/** Makes a call as a page of ours does: where a puzzle is asked for, it is solved, and sent again. */
export async function callWithProof<C extends Call>(
  t: TestServer,
  call: C,
  { input, options = {} }: { input: CallInput<C>; options?: CallOptions },
): Promise<TestAnswer<C>> {
  const first = await t.call(call, input, options);
  const { challenge } = first.refusal ?? {};
  if (!challenge) return first;
  const proof = await solveChallenge(challenge);
  return t.call(call, input, { ...options, headers: { ...options.headers, [proofHeader]: proof } });
}
