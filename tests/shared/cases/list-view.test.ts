import { expect, test } from 'vitest';
import { readListView } from '#src/shared/cases/list-view.ts';

const plain = { tab: 'recommended', illness: '', city: '', keyword: '' };

test('an address without a query asks for the recommended cases', () => {
  expect(readListView(new URLSearchParams())).toEqual(plain);
});

test('what an address asks for is read, and what nobody understands is left out', () => {
  const query = { tab: 'newest', illness: 'heart', keyword: ' 心脏 ', city: '昭通' };
  const asked = new URLSearchParams({ ...query, utm_source: 'x' });
  expect(readListView(asked)).toEqual({ ...plain, ...query, keyword: '心脏' });
  const odd = new URLSearchParams({ tab: 'secret', illness: 'none', keyword: 'x'.repeat(99) });
  // Of a word that is too long what the field holds is searched for, and not everything shown.
  expect(readListView(odd)).toEqual({ ...plain, keyword: 'x'.repeat(40) });
});
