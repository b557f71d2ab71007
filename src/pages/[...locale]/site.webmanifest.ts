import type { APIContext } from 'astro';
import { webManifest } from '#src/shared/platform/web-manifest.ts';
import { textsOf } from '#src/texts/texts.ts';

export function GET({ locals: { locale } }: APIContext): Response {
  const { platform, tools } = textsOf(locale);
  const manifest = webManifest(locale, {
    siteName: platform.siteName,
    shortName: tools.appShortName,
    description: platform.siteDescription,
  });
  return new Response(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
