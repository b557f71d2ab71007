import { linkTo } from '#src/shared/routes.ts';
import type { Locale } from './locale.ts';

type Words = { siteName: string; shortName: string; description: string };

/** Writes what a phone needs to put the site on its first screen. */
export function webManifest(locale: Locale, { siteName, shortName, description }: Words): string {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return JSON.stringify({
    name: siteName,
    short_name: shortName,
    description,
    lang: locale,
    start_url: linkTo('home', { locale }),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fbf7f1',
    theme_color: '#fbf7f1',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
  });
}
