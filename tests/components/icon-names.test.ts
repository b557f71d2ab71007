import { expect, test } from 'vitest';
import { iconNames } from '#src/components/platform/pictures/icon-names.ts';
import { readSources } from '../support/sources.ts';

test('the sheet of signs draws exactly those that have a name', () => {
  const [sheet] = readSources('src/components/platform/pictures/icons.svg');
  const drawn = [...(sheet?.text ?? '').matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual([...iconNames]);
});
