import { askers } from '#src/shared/content/enumerations.ts';
import { type Locale, locales } from '#src/shared/platform/locale.ts';

export const makeKinds = ['article', 'question'] as const;
export type MakeKind = (typeof makeKinds)[number];

type Wanted = { kind: MakeKind; name: string; day: string };

/** Why a text can't be made under this name; undefined when it can. */
export function faultOfName(name: string): string | undefined {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(name) && name.length <= 60) return undefined;
  return 'A name is two or more small English words with hyphens, such as ask-the-doctor.';
}

/** The files of a new text in every language, as drafts that already pass every check. */
export function contentFiles({ kind, name, day }: Wanted): { path: string; text: string }[] {
  const write = kind === 'article' ? article : question;
  return locales.map((locale) => ({
    path: `src/content/${kind}s/${locale}/${name}.md`,
    text: write({ locale, name, day }),
  }));
}

type Parts = { locale: Locale; name: string; day: string };

const words = {
  'zh-CN': {
    title: '标题写在这里',
    summary: '用一两句话写清楚这篇文章能帮读的人解决什么。',
    question: '问题写在这里，用提问的人会说的话',
    heading: '第一节的小标题',
    body: '正文写在这里。',
    link: '[相关协议](/cf/agreements/user)',
  },
  en: {
    title: 'The headline goes here',
    summary: 'One or two sentences on what this article solves for its reader.',
    question: 'The question, in the words of someone who asks it',
    heading: 'Heading of the first section',
    body: 'The text goes here.',
    link: '[An agreement](/en/cf/agreements/user)',
  },
} as const;

function article({ locale, day }: Parts): string {
  const t = words[locale];
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

${t.link}
`;
}

/** A question belongs to the asker its name begins with, else to visitors. */
function question({ locale, name, day }: Parts): string {
  const t = words[locale];
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
