import rss from '@astrojs/rss';
import type { ArticleTopic } from '#src/shared/content/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';
import { nameOf } from './published.ts';

const newest = 50;

type FeedArticle = {
  id: string;
  data: { title: string; summary: string; topic: ArticleTopic; publishedOn: Date };
};
type FeedOf = { locale: Locale; origin: string; articles: readonly FeedArticle[] };

/** Answers the newest articles of a language for feed readers; they come newest first. */
export function rssFeed({ locale, origin, articles }: FeedOf): Promise<Response> {
  const { content: t, platform } = textsOf(locale);
  return rss({
    title: t.feedTitle(platform.siteName),
    description: t.articlesLead,
    site: origin,
    trailingSlash: false,
    customData: `<language>${locale}</language>`,
    items: articles.slice(0, newest).map((article) => ({
      title: article.data.title,
      description: article.data.summary,
      pubDate: article.data.publishedOn,
      categories: [t.topics[article.data.topic]],
      link: linkTo('article', { params: { slug: nameOf(article) }, locale }),
    })),
  });
}
