import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';

type Mark = { open: boolean };

const marks = new AsyncLocalStorage<Mark>();

/** Runs `work` as the inside of a transaction; the plugin it is given refuses late queries. */
export async function insideMark<T>(work: (lateGuard: KyselyPlugin) => Promise<T>): Promise<T> {
  const mark: Mark = { open: true };
  try {
    return await marks.run(mark, () => work(refuseLate(mark)));
  } finally {
    mark.open = false;
  }
}

export function isInsideTransaction(): boolean {
  return marks.getStore()?.open === true;
}

/** Every driver calls this before it hands out a connection of its own. */
export function refuseInsideTransaction(): void {
  if (isInsideTransaction()) {
    throw new Error(
      'A query on `db` ran inside a transaction: use `trx`, or the two wait for each other.',
    );
  }
}

/** A forgotten `await` would otherwise let a query run after the commit, outside of it. */
function refuseLate(mark: Mark): KyselyPlugin {
  return {
    transformQuery({ node }) {
      if (!mark.open) {
        throw new Error('A query on `trx` ran after its transaction ended: an `await` is missing.');
      }
      return node;
    },
    async transformResult({ result }) {
      return result;
    },
  };
}
