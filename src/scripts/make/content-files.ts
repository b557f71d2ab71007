import { askers } from '#src/shared/content/enumerations.ts';
import { type Locale, locales } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

export const makeKinds = ['article', 'question', 'magazine'] as const;
export type MakeKind = (typeof makeKinds)[number];

type Wanted = { kind: MakeKind; name: string; day: string };

const mostLetters = 60;

/** Answers a name made of an English title, cut after a whole word; empty where it has too few. */
export function proposeName(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/[\p{M}'’]/gu, '');
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  let name = '';
  for (const term of words) {
    const longer = name === '' ? term : `${name}-${term}`;
    if (longer.length > mostLetters) break;
    name = longer;
  }
  return faultOfName(name) ? '' : name;
}

/** Answers why a text can't be made under this name; undefined when it can. */
export function faultOfName(name: string, kind: MakeKind = 'article'): string | undefined {
  if (kind === 'magazine') return faultOfMonth(name);
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(name) && name.length <= mostLetters) return undefined;
  return 'A name is two or more small English words with hyphens, such as ask-the-doctor.';
}

/** A magazine has the name of its month. */
function faultOfMonth(name: string): string | undefined {
  if (/^20\d{2}-(0[1-9]|1[0-2])$/.test(name)) return undefined;
  return 'A magazine is named after its month, such as 2026-12.';
}

/** Answers the files of a new text in every language, as drafts that already pass every check. */
export function contentFiles({ kind, name, day }: Wanted): { path: string; text: string }[] {
  const write = { article, question, magazine }[kind];
  return locales.map((locale) => ({
    path: `src/content/${kind}s/${locale}/${name}.md`,
    text: write({ locale, name, day }),
  }));
}

type Parts = { locale: Locale; name: string; day: string };

function article({ locale, day }: Parts): string {
  const t = textsOf(locale).content.sample;
  return `---
title: ${t.title}
summary: ${t.summary}
topic: raising
author: editor
publishedOn: ${day}
draft: true
related: []
next: articles
agreement: user
---

## ${t.heading}

${t.body}

[${t.link}](${linkTo('agreement', { params: { kind: 'user' }, locale })})
`;
}

function magazine({ locale, day }: Parts): string {
  const t = textsOf(locale).content.sample;
  return `---
title: ${t.title}
summary: ${t.summary}
publishedOn: ${day}
draft: true
---

## ${t.heading}

${t.body}
`;
}

/** A question belongs to the asker its name begins with, else to visitors. */
function question({ locale, name, day }: Parts): string {
  const t = textsOf(locale).content.sample;
  const asker = askers.find((one) => name.startsWith(`${one}-`)) ?? 'visitor';
  return `---
title: ${t.question}
asker: ${asker}
order: 500
publishedOn: ${day}
draft: true
---

${t.body}
`;
}
