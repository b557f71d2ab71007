import { webManifest } from '#src/shared/platform/web-manifest.ts';
import { textsOf } from '#src/texts/texts.ts';

export const prerender = true;

export function GET(): Response {
  const { platform, tools } = textsOf('zh-CN');
  const manifest = webManifest('zh-CN', {
    siteName: platform.siteName,
    shortName: tools.appShortName,
    description: platform.siteDescription,
  });
  return new Response(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
