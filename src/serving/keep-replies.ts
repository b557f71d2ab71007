import * as v from 'valibot';
import type { FindReply } from '#src/server/call-door.ts';
import { successReply, textOfSuccess } from '#src/server/door/answers/answer.ts';
import type { RunForAll } from '#src/server/door/handle.ts';
import type { Services } from '#src/server/services.ts';
import type { Call } from '#src/shared/contract/call.ts';
import { type Finished, finish } from './finished.ts';
import type { PageStore, Rendered } from './page-store.ts';

/**
 * Keeps answers that are the same for everyone, as bytes in the store of finished pages: by path,
 * language and input as the contract reads it, purged by the same tags, made once for all who ask
 * at one time.
 */
export function keepReplies(services: Services, store: PageStore): FindReply {
  const holds = ({ until }: Finished) => until === undefined || services.now() < until;
  return ({ call, runForAll }, { input, language }) => {
    if (!runForAll) return undefined;
    const key = `${call.path} ${language} ${JSON.stringify(input)}`;
    const found = store.find(key);
    if (found && holds(found)) return successReply(found.plain);
    const run = () => runForAll(input, { services, now: services.now(), language });
    return store.fill(key, () => make(call, run)).then(({ plain }) => successReply(plain));
  };
}

async function make(call: Call, run: () => ReturnType<RunForAll>): Promise<Rendered> {
  const { answer, tags, until } = await run();
  const plain = Buffer.from(textOfSuccess(v.parse(call.output, answer)));
  const finished = await finish({ status: 200, headers: [], plain, compressible: false });
  return { finished: { ...finished, until }, tags, keep: true };
}
