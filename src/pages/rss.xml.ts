import { rssFeed } from '#src/content/rss-feed.ts';
import { siteFrame } from '#src/server/platform/site-frame.ts';

export const prerender = true;

export function GET(): Promise<Response> {
  return rssFeed('zh-CN', siteFrame().origin);
}
