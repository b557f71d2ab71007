import { withoutLocale } from '#src/shared/platform/locale.ts';
import { findRoute } from '#src/shared/routes.ts';
import type { Texts } from '#src/texts/texts.ts';

/**
 * Answers why a reader who came from a page is asked to sign in; `target` is a path of our own, if
 * known.
 */
export function leadTo(target: string | undefined, { lead, leads }: Texts['accounts']['signIn']) {
  const path = target?.startsWith('/') ? target.split(/[?#]/)[0] : undefined;
  const name = path && findRoute(withoutLocale(path))?.name;
  const told: Readonly<Record<string, string>> = leads;
  return (name && told[name]) || lead;
}
