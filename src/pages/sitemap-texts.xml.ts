import { findArticles } from '#src/content/find-texts.ts';
import { sitemapOfTexts } from '#src/content/sitemap-of-texts.ts';
import { siteFrame } from '#src/server/platform/site-frame.ts';

export const prerender = true;

export async function GET(): Promise<Response> {
  const locale = 'zh-CN';
  const articles = await findArticles(locale);
  return sitemapOfTexts({ locale, origin: siteFrame().origin, articles });
}
