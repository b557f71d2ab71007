import { expect, test } from 'vitest';
import { mergeDraft, mergeWords } from '#src/shared/raising/merge-words.ts';

const names = ['title', 'city', 'content'];

test('what only one of two phones changed is no clash, and what both did is', () => {
  const base = { title: '旧', city: '昭通', content: '开头' };
  const mine = { title: '我的', city: '昭通', content: '开头，我写的' };
  const theirs = { title: '我的', city: '曲靖', content: '开头，另写的', secret: 'x' };
  expect(mergeWords({ base, mine, theirs }, names)).toEqual({
    taken: { city: '曲靖' },
    clashes: [{ name: 'content', mine: '开头，我写的', theirs: '开头，另写的' }],
  });
});

test('words taken away elsewhere go here too, unless they were changed here', () => {
  const base = { title: '旧', city: '昭通' };
  expect(mergeWords({ base, mine: { title: '新', city: '昭通' }, theirs: {} }, names)).toEqual({
    taken: { city: '' },
    clashes: [{ name: 'title', mine: '新', theirs: '' }],
  });
});

test('a draft whose beginning nobody knows fills only what is empty', () => {
  const shown = { title: '服务器上的', city: '', content: '一样' };
  const draft = { title: '手机上的', city: '昭通', content: '一样' };
  expect(mergeDraft(draft, { shown, names })).toEqual({
    taken: { city: '昭通' },
    clashes: [{ name: 'title', mine: '手机上的', theirs: '服务器上的' }],
  });
});
