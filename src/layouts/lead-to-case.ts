import type { AstroGlobal } from 'astro';
import { findCaseSummary } from '#src/server/cases/find-case-summary.ts';
import { visitQueryOf } from '#src/shared/platform/visit-query.ts';
import { linkTo } from '#src/shared/routes.ts';
import { openPage } from './open-page.ts';

/** Leads on to the case that the address names, with the source of the visit kept. */
export async function leadToCase(Astro: AstroGlobal): Promise<Response> {
  const { locale, services } = openPage(Astro);
  const { db, now } = services;
  const { infoUuid = '' } = Astro.params;
  const found = await findCaseSummary(db, { caseId: infoUuid }, now());
  if (!found) return new Response(null, { status: 404 });
  const query = visitQueryOf(Astro.url.searchParams);
  return Astro.redirect(linkTo('newDetail', { params: { infoUuid }, query, locale }), 302);
}
