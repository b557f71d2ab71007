import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { type Finding, isCode, readSources } from '../support/sources.ts';

/** It is about twenty, and some air: a room with more has rooms of its own. */
const mostFiles = 28;

/** They hold files of one kind each, found by the subject in their name. */
const shelves: Readonly<Record<string, string>> = {
  'src/server/db/tables': 'one file a subject: what its columns mean',
  'src/server/db/migrations/start': 'one file a subject: how its tables are made',
};

function findCrowded(paths: readonly string[]): Finding[] {
  const byFolder = Object.groupBy(paths, posix.dirname);
  return Object.entries(byFolder)
    .filter(([folder, files = []]) => files.length > mostFiles && !shelves[folder])
    .map(([folder, files = []]) => `${folder} holds ${files.length} files`);
}

const paths = readSources('src/server/', 'src/stores/', 'src/components/', 'src/islands/')
  .filter(isCode)
  .map(({ path }) => path);

test(`no room of the server, the stores, the components or the islands holds more than ${mostFiles} files`, () => {
  expect(findCrowded(paths)).toEqual([]);
});

test('every shelf is there, and needs to be listed', () => {
  const folders = Object.groupBy(paths, posix.dirname);
  const needless = Object.keys(shelves).filter((one) => (folders[one] ?? []).length <= mostFiles);
  expect(needless).toEqual([]);
});

test('the rule of rooms catches one that is crowded', () => {
  const files = Array.from({ length: mostFiles + 1 }, (_, index) => `src/server/a/b${index}.ts`);
  expect(findCrowded(files)).toHaveLength(1);
  expect(findCrowded(files.slice(1))).toEqual([]);
});
