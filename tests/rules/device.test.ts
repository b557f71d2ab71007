import { expect, test } from 'vitest';
import { type Finding, findPattern, isCode, readSources, type Source } from '../support/sources.ts';

/**
 * They keep something on a reader's device, and this. What was typed is kept by the drafts and the
 * shelf of photos alone, so that one press clears all of it.
 */
const keepers: Readonly<Record<string, string>> = {
  'src/stores/browser.ts': 'hands the two storages to the stores',
  'src/stores/keepsakes.ts': 'the one way of the stores to keep anything',
  'src/stores/drafts.ts': 'what was typed, by kinds',
  'src/stores/media/photos.ts': 'when the photos of a form were last sent',
  'src/stores/media/photo-shelf.ts': 'photos that were chosen and not sent',
  'src/stores/idempotency.ts': 'the key of an attempt, with nothing of what was sent',
  'src/stores/known-session.ts': 'that someone was signed in, and in containers the token',
  'src/stores/notices/unread.ts': 'how many messages are unread',
  'src/components/platform/in-page/note-touch.ts': 'by which links this device came in thirty days',
  'src/stores/notices/promo.ts': 'how often a notice of ours was shown and put away, and when last',
  'src/stores/cases/left-slide.ts': 'that the slide was shown in this tab',
  'src/components/home/own-case.ts':
    'that someone was signed in, and in this tab that they raise nothing',
  'src/components/notices/show-unread.ts': 'reads that count before any store is there',
  'src/serving/touch-directive.ts': 'reads that someone was signed in before any store is there',
  'src/components/platform/in-page/choose-text-size.ts': 'the size of text that was chosen',
  'src/islands/desk/tasks/desk-keys.ts': 'whether staff turned the keys of the desk off',
  'src/islands/desk/focus-outcome.ts': 'that an act of the desk led to the page, in this tab',
  'src/components/platform/in-page/keep-place.ts': 'how far one has read, in this tab',
  'src/components/platform/in-page/watch-loads.ts': 'that a page was loaded again, in this tab',
  'src/components/platform/in-page/clear-device.ts': 'throws away what the device keeps',
  'src/preview/editor/edit-text.ts': 'runs in development alone',
};

const keeps = /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b|(?<![\w.])keep\(/;
const keepsByName = /browser\.(storage|session)\(/;
const ofServer = /^src\/(server|scripts)\/|^src\/serving\/(?!touch-directive)/;
const sources = readSources('src/').filter(
  (source) => isCode(source) && !ofServer.test(source.path),
);

function findKeeping(source: Source): Finding[] {
  const found = [keeps, keepsByName].flatMap((pattern) =>
    findPattern(source, pattern, 'keeps something on the device'),
  );
  // A function of that name inside a form only calls the drafts.
  return found.filter(() => !source.path.startsWith('src/islands/forms/'));
}

function findUnlisted(source: Source): Finding[] {
  return source.path in keepers ? [] : findKeeping(source);
}

test('only what is listed with its reason keeps something on a device', () => {
  expect(sources.flatMap(findUnlisted)).toEqual([]);
});

test('what is listed with a reason does keep something', () => {
  const keeping = sources.filter((source) => findKeeping(source).length > 0);
  const paths = keeping.map(({ path }) => path);
  expect(Object.keys(keepers).filter((path) => !paths.includes(path))).toEqual([]);
});

test.each([
  "localStorage.setItem('draft', value);",
  'browser.storage().setItem(key, value);',
  "indexedDB.open('typed');",
  "keep('comment', value);",
])('keeping is found in %j', (text) => {
  expect(findUnlisted({ path: 'src/islands/a/A.tsx', text })).toHaveLength(1);
});
