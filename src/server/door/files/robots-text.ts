import { locales, withLocale } from '#src/shared/platform/locale.ts';
import { type Route, routes } from '#src/shared/routes.ts';

/** Lists what robots may not ask for: calls, the sandbox, and pages that are someone's own. */
export function robotsText(origin: string): string {
  const own = (Object.values(routes) as Route[])
    .filter(({ path, mode }) => mode === 'P' && !path.includes('{'))
    .flatMap(({ path }) => locales.map((locale) => `${withLocale(path, locale)}$`));
  const refused = ['/api/', '/sandbox/', ...own].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...refused, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
