import type { AstroGlobal } from 'astro';
import { findCaseType } from '#src/server/cases/find-case-type.ts';
import { textsAfter } from '#src/texts/problem-text.ts';
import { textsOfCase } from '#src/texts/texts.ts';
import { openPage } from './open-page.ts';

/** Opens a page about one case in the same way; its texts are in the words of the case's kind. */
export async function openCasePage(
  page: Pick<AstroGlobal, 'currentLocale' | 'locals' | 'params' | 'url'>,
) {
  const opened = openPage(page);
  const { services, form, locale, query } = opened;
  const infoUuid = page.params.infoUuid ?? query.get('infoUuid') ?? form?.values.infoUuid ?? '';
  const caseType = await findCaseType(services.db, infoUuid);
  const texts = textsAfter(textsOfCase(caseType, locale), form?.problem);
  return { ...opened, infoUuid, caseType, texts };
}
