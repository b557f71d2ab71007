import type { APIContext } from 'astro';
import { findArticles, findMagazines } from '#src/content/find-texts.ts';
import { sitemapOfTexts } from '#src/content/sitemap-of-texts.ts';
import { siteFrame } from '#src/server/platform/site-frame.ts';

export async function GET({ locals: { locale } }: APIContext): Promise<Response> {
  const articles = await findArticles(locale);
  const magazines = await findMagazines(locale);
  return sitemapOfTexts({ locale, origin: siteFrame().origin, articles, magazines });
}
