import type { CollectionEntry } from 'astro:content';
import type { Locale } from '#src/shared/platform/locale.ts';
import { nameOf } from './published.ts';
import { readMinutes } from './read-minutes.ts';

/** Answers what a list shows of an article. */
export function articleCardOf(article: CollectionEntry<'articles'>, locale: Locale) {
  const { title, summary } = article.data;
  return {
    slug: nameOf(article),
    title,
    summary,
    minutes: readMinutes(article.body ?? '', locale),
  };
}
