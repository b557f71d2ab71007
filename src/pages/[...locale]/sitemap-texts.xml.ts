import type { APIContext } from 'astro';
import { findArticles } from '#src/content/find-texts.ts';
import { type LocaleProps, localePaths } from '#src/content/locale-paths.ts';
import { sitemapOfTexts } from '#src/content/sitemap-of-texts.ts';
import { siteFrame } from '#src/server/platform/site-frame.ts';

export const prerender = true;
export const getStaticPaths = localePaths;

export async function GET({ props: { locale } }: APIContext<LocaleProps>): Promise<Response> {
  const articles = await findArticles(locale);
  return sitemapOfTexts({ locale, origin: siteFrame().origin, articles });
}
