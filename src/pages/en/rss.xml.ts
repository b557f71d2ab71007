import { findArticles } from '#src/content/find-texts.ts';
import { rssFeed } from '#src/content/rss-feed.ts';
import { siteFrame } from '#src/server/platform/site-frame.ts';

export const prerender = true;

export async function GET(): Promise<Response> {
  const locale = 'en';
  return rssFeed({ locale, origin: siteFrame().origin, articles: await findArticles(locale) });
}
