import rss from '@astrojs/rss';
import { textsOf } from '#src/messages/texts.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { findArticles } from './find-texts.ts';
import { nameOf } from './published.ts';

const newest = 50;

/** The newest articles of a language for feed readers. */
export async function rssFeed(locale: Locale, origin: string): Promise<Response> {
  const { content: t, platform } = textsOf(locale);
  const articles = (await findArticles(locale)).slice(0, newest);
  return rss({
    title: t.feedTitle(platform.siteName),
    description: t.articlesLead,
    site: origin,
    trailingSlash: false,
    customData: `<language>${locale}</language>`,
    items: articles.map((article) => ({
      title: article.data.title,
      description: article.data.summary,
      pubDate: article.data.publishedOn,
      categories: [t.topics[article.data.topic]],
      link: linkTo('article', { params: { slug: nameOf(article) }, locale }),
    })),
  });
}
