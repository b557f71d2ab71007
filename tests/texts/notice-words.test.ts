import { expect, test } from 'vitest';
import { isNoticeKind, noticeKinds, quotedIn } from '#src/shared/notices/notice-kinds.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

/** These are words of ours by what is kept of them, and figures. */
const ours: readonly string[] = ['city', 'day', 'days', 'members'];

/** Whatever else is asked for is there, under its own name. */
const everything = new Proxy<Record<string, string | number>>(
  { step: 'asked', dueAt: 0 },
  { get: (given, name: string) => given[name] ?? `⟦${name}⟧` },
);

/** Finds the parameters that a notice prints as they are. */
const printedIn = (sentence: string) =>
  [...sentence.matchAll(/⟦([^⟧]+)⟧/g)].map(([, name = '']) => name);

test.each(locales)('whatever a notice in %s prints of a person is quoted', (locale) => {
  const printed = Object.keys(noticeKinds)
    .filter(isNoticeKind)
    .flatMap((kind) => {
      const sentence = textsOf(locale).notices[kind].words(everything);
      const theirs = printedIn(sentence).filter((name) => !ours.includes(name));
      const params = Object.fromEntries(theirs.map((name) => [name, `⟦${name}⟧`]));
      expect(quotedIn(sentence, params), kind).toEqual(Object.values(params));
      return theirs;
    });
  expect(printed).toEqual(expect.arrayContaining(['caseTitle', 'nickname', 'thing', 'words']));
});
