import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareHtml } from '#src/server/door/answers/bare-html.ts';
import { type Locale, locales } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

/**
 * Writes what a proxy in front shows while no node answers: files, since nothing of ours runs then.
 */
export function writeAwayPages(folder: string): void {
  mkdirSync(folder);
  for (const locale of locales) writeFileSync(join(folder, `${locale}.html`), awayPage(locale));
}

/** An empty address is the one that was asked for. */
function awayPage(locale: Locale): string {
  const { crash, outage } = textsOf(locale).tools;
  return bareHtml({
    locale,
    title: outage.title,
    main: [
      `<h1>${outage.title}</h1><p>${outage.away}</p><p class="note">${crash.money}</p>`,
      `<p class="go"><a href="">${crash.reload}</a></p>`,
    ].join(''),
  });
}
