import { Fragment } from 'react';
import { parseStory } from '#src/shared/cases/story.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';

type Props = { content: string; locale: Locale };

/** Shows what `Story.astro` draws, for islands; React escapes every part of it. */
export function Story({ content, locale }: Props) {
  return parseStory(content).map((lines, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <p key={at} lang={writtenIn(wordsOf(lines), locale)}>
      {lines.map((line, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        <Fragment key={row}>
          {row > 0 && <br />}
          {line.map(({ text, href }) =>
            href ? (
              <a href={href} rel="nofollow noopener ugc" key={text}>
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </Fragment>
      ))}
    </p>
  ));
}

function wordsOf(lines: ReturnType<typeof parseStory>[number]): string {
  return lines
    .flat()
    .map(({ text }) => text)
    .join(' ');
}
