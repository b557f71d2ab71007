import type { APIContext } from 'astro';
import { type LocaleProps, localePaths } from '#src/content/locale-paths.ts';
import { webManifest } from '#src/shared/platform/web-manifest.ts';
import { textsOf } from '#src/texts/texts.ts';

export const prerender = true;
export const getStaticPaths = localePaths;

export function GET({ props: { locale } }: APIContext<LocaleProps>): Response {
  const { platform, tools } = textsOf(locale);
  const manifest = webManifest(locale, {
    siteName: platform.siteName,
    shortName: tools.appShortName,
    description: platform.siteDescription,
  });
  return new Response(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
