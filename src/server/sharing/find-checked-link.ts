import { findCaseSummary } from '#src/server/cases/find-case-summary.ts';
import type { Services } from '#src/server/services.ts';
import type { CasePhase } from '#src/shared/cases/case-phases.ts';
import { toldPhase } from '#src/shared/cases/told-phase.ts';
import { defaultLocale, type Locale, withoutLocale } from '#src/shared/platform/locale.ts';
import { safeTarget } from '#src/shared/platform/safe-target.ts';
import { findRoute } from '#src/shared/routes.ts';
import { readCode } from '#src/shared/sharing/check-code.ts';
import { findShortLink } from './find-short-link.ts';
import { linksIn } from './links-in.ts';

/** A code or link that someone was sent turns out to be this. */
export type CheckedLink =
  | { kind: 'case'; infoUuid: string; title: string; phase: CasePhase }
  | { kind: 'page'; target: string }
  /** It belongs to another site, whatever it looks like. */
  | { kind: 'foreign' }
  /** This is a code or an address of ours that leads to nothing. */
  | { kind: 'nothing' };

type CheckServices = Pick<Services, 'db' | 'config' | 'now'>;

/** A message holds one link or two; no more are looked up. */
const mostLinks = 3;

/** Tells the real from the imitated. Reads only, so that checking is never a visit. */
export async function findCheckedLink(
  services: CheckServices,
  { typed, locale = defaultLocale }: { typed: string; locale?: Locale },
): Promise<CheckedLink> {
  const text = typed.trim();
  if (readCode(text)) {
    const link = await findShortLink(services, text);
    return link ? describeTarget(services, link.target, locale) : { kind: 'nothing' };
  }
  // A code with a letter that none has is mistyped; words alone are no address of another site.
  if (!/[:/\\@]|\p{L}\.\p{L}/u.test(text)) return { kind: 'nothing' };
  const { publicOrigin, ownOrigins } = services.config;
  const targets = linksIn(text).map((link) =>
    safeTarget(withScheme(link, publicOrigin), ownOrigins),
  );
  // One link that leads elsewhere makes a message dangerous, whatever else stands in it.
  if (targets.length === 0 || targets.includes(undefined)) return { kind: 'foreign' };
  const own = targets.filter((target) => target !== undefined).slice(0, mostLinks);
  const found = await Promise.all(own.map((target) => describeTarget(services, target, locale)));
  return found.find(({ kind }) => kind === 'case') ?? (found[0] as CheckedLink);
}

/** People copy links without their beginning; a host and a path are a link all the same. */
function withScheme(text: string, publicOrigin: string): string {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || text.startsWith('/')) return text;
  return `${new URL(publicOrigin).protocol}//${text}`;
}

async function describeTarget(
  services: CheckServices,
  target: string,
  locale: Locale,
): Promise<CheckedLink> {
  const { pathname } = new URL(target, services.config.publicOrigin);
  const found = findRoute(withoutLocale(pathname));
  if (!found || found.name === 'notFound') return { kind: 'nothing' };
  if (found.name === 'shortLink') {
    const link = await findShortLink(services, found.params.token ?? '');
    // A short link never leads to another one.
    return link ? describeTarget(services, link.target, locale) : { kind: 'nothing' };
  }
  const { infoUuid } = found.params;
  if (infoUuid === undefined) return { kind: 'page', target };
  const summary = await findCaseSummary(services.db, { caseId: infoUuid, locale }, services.now());
  if (!summary) return { kind: 'nothing' };
  const phase = toldPhase(summary.phase, summary.state);
  return { kind: 'case', infoUuid, title: summary.title, phase };
}
