import { expect, test } from 'vitest';
import { everyTag } from '#src/server/platform/page-tags.ts';
import { type Finished, finish } from '#src/serving/finished.ts';
import { createPageStore, type Rendered } from '#src/serving/page-store.ts';

const trusting = { longestAgeMs: () => 60_000 };
const pageOf = async (text: string, tags: string[], keep = true): Promise<Rendered> => ({
  finished: await finish({
    status: 200,
    headers: [],
    plain: Buffer.from(text),
    compressible: false,
  }),
  tags,
  keep,
});
const textOf = (finished: Finished | undefined) =>
  finished && Buffer.from(finished.plain).toString();

test('a page is rendered once for all who ask at the same time, and then kept', async () => {
  const store = createPageStore(1e6, trusting);
  let renders = 0;
  const render = async () => {
    renders += 1;
    return pageOf('one', ['case:1']);
  };
  await Promise.all(Array.from({ length: 50 }, () => store.fill('/a', render)));
  expect(renders).toBe(1);
  expect(textOf(store.find('/a'))).toBe('one');
});

test('a purge drops the pages of its tags and no others', async () => {
  const store = createPageStore(1e6, trusting);
  await store.fill('/a', () => pageOf('a', ['case:1', 'list']));
  await store.fill('/b', () => pageOf('b', ['case:2']));
  store.purge(['case:1']);
  expect(store.find('/a')).toBeUndefined();
  expect(textOf(store.find('/b'))).toBe('b');
});

test('a render that began before a purge of its tag is answered but not kept', async () => {
  const store = createPageStore(1e6, trusting);
  const gate = Promise.withResolvers<void>();
  const answer = store.fill('/a', async () => {
    await gate.promise;
    return pageOf('old', ['case:1']);
  });
  store.purge(['case:1']);
  const fresh = store.fill('/a', () => pageOf('new', ['case:1']));
  gate.resolve();
  expect(textOf(await answer)).toBe('old');
  expect(textOf(await fresh)).toBe('new');
  expect(textOf(store.find('/a'))).toBe('new');
});

test('what may not be kept is not kept, and a failed render fails nobody after it', async () => {
  const store = createPageStore(1e6, trusting);
  await store.fill('/a', () => pageOf('refused', [], false));
  expect(store.find('/a')).toBeUndefined();
  await expect(store.fill('/b', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(textOf(await store.fill('/b', () => pageOf('mended', [])))).toBe('mended');
});

test('the oldest pages go when the store is full', async () => {
  const store = createPageStore(5000, trusting);
  for (const name of ['a', 'b', 'c', 'd']) {
    await store.fill(`/${name}`, () => pageOf(name.repeat(1000), []));
  }
  expect(store.find('/a')).toBeUndefined();
  expect(store.find('/d')).toBeDefined();
});

test('a page older than allowed is not shown, and one rendered since is', async () => {
  let longestAgeMs = 60_000;
  const store = createPageStore(1e6, { longestAgeMs: () => longestAgeMs });
  await store.fill('/a', () => pageOf('old', ['case:1']));
  longestAgeMs = -1;
  expect(store.find('/a')).toBeUndefined();
  longestAgeMs = 60_000;
  await store.fill('/a', () => pageOf('new', ['case:1']));
  expect(textOf(store.find('/a'))).toBe('new');
});

test('what may have been missed drops every page, also those under way', async () => {
  const store = createPageStore(1e6, trusting);
  await store.fill('/a', () => pageOf('a', ['case:1']));
  const begun = Promise.withResolvers<void>();
  const flight = store.fill('/b', async () => {
    await begun.promise;
    return pageOf('b', ['case:2']);
  });
  store.purge(everyTag);
  begun.resolve();
  expect(textOf(await flight)).toBe('b');
  expect(store.find('/a')).toBeUndefined();
  expect(store.find('/b')).toBeUndefined();
});
