import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { handleForAll, type RunForAll } from '#src/server/door/handle.ts';
import type { Services } from '#src/server/services.ts';
import { keepReplies } from '#src/serving/keep-replies.ts';
import { createPageStore } from '#src/serving/page-store.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

const call = defineCall({
  path: '/api/test/kept',
  access: 'open',
  summary: 'Says how often it was run',
  input: v.strictObject({ a: v.string(), b: v.optional(v.string(), '') }),
  output: v.object({ runs: v.number(), language: v.string() }),
});

/** Makes a call that counts its runs, behind a store of its own. */
function open(more: Omit<Partial<Awaited<ReturnType<RunForAll>>>, 'answer'> = {}) {
  let now = 1000;
  const store = createPageStore(1e6, { longestAgeMs: () => 60_000 });
  const services = { now: () => now } as Services;
  const run = vi.fn(async (_input: unknown, { language }: { language: Locale }) => ({
    answer: { runs: run.mock.calls.length, language, hidden: 'never told' },
    tags: ['case:1'],
    ...more,
  }));
  const handled = handleForAll(call, run);
  const find = keepReplies(services, store);
  const ask = async (input: unknown, language: Locale = 'zh-CN') => {
    const reply = await find(handled, { input: v.parse(call.input, input), language });
    return JSON.parse(Buffer.from(reply?.body as Uint8Array).toString()).data;
  };
  const setNow = (at: number) => {
    now = at;
  };
  return { ask, run, store, setNow };
}

test('one run answers all who ask at one time, in whatever order they name the fields', async () => {
  const { ask, run } = open();
  const all = await Promise.all([ask({ a: '1', b: '' }), ask({ b: '', a: '1' }), ask({ a: '1' })]);
  expect(run).toHaveBeenCalledTimes(1);
  expect(all).toEqual(Array(3).fill({ runs: 1, language: 'zh-CN' }));
});

test('another input and another language have answers of their own', async () => {
  const { ask } = open();
  expect(await ask({ a: '1' })).toMatchObject({ runs: 1 });
  expect(await ask({ a: '2' })).toMatchObject({ runs: 2 });
  expect(await ask({ a: '1' }, 'en')).toEqual({ runs: 3, language: 'en' });
  expect(await ask({ a: '1' })).toMatchObject({ runs: 1 });
});

test('a purge of its tag ends it, and one of another does not', async () => {
  const { ask, store } = open();
  await ask({ a: '1' });
  store.purge(['case:2']);
  expect(await ask({ a: '1' })).toMatchObject({ runs: 1 });
  store.purge(['case:1']);
  expect(await ask({ a: '1' })).toMatchObject({ runs: 2 });
});

test('it holds until its hour', async () => {
  const { ask, setNow } = open({ until: 2000 });
  await ask({ a: '1' });
  setNow(1999);
  expect(await ask({ a: '1' })).toMatchObject({ runs: 1 });
  setNow(2000);
  expect(await ask({ a: '1' })).toMatchObject({ runs: 2 });
});

test('a refusal is not kept', async () => {
  const { ask, run } = open();
  run.mockRejectedValueOnce(new Problem('notFound'));
  await expect(ask({ a: '1' })).rejects.toThrow(Problem);
  expect(await ask({ a: '1' })).toMatchObject({ runs: 2 });
});

test('what asks who it is can not be for all', () => {
  const own = { ...call, access: 'login' } as const;
  expect(() => handleForAll(own, async () => ({ answer: {} as never, tags: [] }))).toThrow(
    'for all',
  );
});
