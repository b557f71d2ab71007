import type { APIContext } from 'astro';
import { findArticles } from '#src/content/find-texts.ts';
import { rssFeed } from '#src/content/rss-feed.ts';
import { siteFrame } from '#src/server/platform/site-frame.ts';

export async function GET({ locals: { locale } }: APIContext): Promise<Response> {
  return rssFeed({ locale, origin: siteFrame().origin, articles: await findArticles(locale) });
}
