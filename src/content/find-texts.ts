import { type CollectionEntry, getCollection, getEntry, render } from 'astro:content';
import { articleTopics, askers } from '#src/shared/content/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { GuideName } from './guides/guide.ts';
import { dayInChina, keepForDay, nameOf, publishedOf } from './published.ts';

type Article = CollectionEntry<'articles'>;
type Magazine = CollectionEntry<'magazines'>;
type Question = CollectionEntry<'questions'>;

const ofToday = keepForDay(() => dayInChina(new Date()));

/** Each list is read once a day, however many pages ask; in dev an edit shows at once. */
function once<List>(name: string, read: () => Promise<List>): Promise<List> {
  return import.meta.env.DEV ? read() : ofToday(name, read);
}

/** In dev, drafts and texts of the future show too, marked as such. */
function shown<Entry extends Article | Magazine | Question>(entries: Entry[]): Entry[] {
  return import.meta.env.DEV ? entries : publishedOf(entries, dayInChina(new Date()));
}

/** Finds the articles of a language, newest first. */
export function findArticles(locale: Locale): Promise<Article[]> {
  return once(`articles ${locale}`, async () =>
    (await once('articles', async () => shown(await getCollection('articles'))))
      .filter(({ id }) => id.startsWith(`${locale}/`))
      .sort((one, other) => {
        const days = other.data.publishedOn.getTime() - one.data.publishedOn.getTime();
        return days || one.id.localeCompare(other.id);
      }),
  );
}

/** Finds an article that may be shown, by its name. */
export async function findArticle(locale: Locale, name: string): Promise<Article | undefined> {
  const byName = await once(`by name ${locale}`, async () => {
    const articles = await findArticles(locale);
    return new Map(articles.map((article) => [nameOf(article), article]));
  });
  return byName.get(name);
}

/** Finds the magazines of months that ended, newest first; each is named after its month. */
export function findMagazines(locale: Locale): Promise<Magazine[]> {
  return once(`magazines ${locale}`, async () => {
    const thisMonth = dayInChina(new Date()).toISOString().slice(0, 7);
    return shown(await getCollection('magazines'))
      .filter((one) => one.id.startsWith(`${locale}/`) && nameOf(one) < thisMonth)
      .sort((one, other) => other.id.localeCompare(one.id));
  });
}

/** Finds topics that have articles, each with its own, newest first. */
export async function findTopics(locale: Locale) {
  const articles = await findArticles(locale);
  return articleTopics
    .map((topic) => ({ topic, articles: articles.filter(({ data }) => data.topic === topic) }))
    .filter((group) => group.articles.length > 0);
}

/** Finds the questions of each kind of asker, with what draws their answers. */
export async function findQuestions(locale: Locale) {
  const all = shown(await getCollection('questions'))
    .filter(({ id }) => id.startsWith(`${locale}/`))
    .sort((one, other) => one.data.order - other.data.order || one.id.localeCompare(other.id));
  const drawn = await Promise.all(
    all.map(async (question) => ({
      name: nameOf(question),
      title: question.data.title,
      asker: question.data.asker,
      Answer: (await render(question)).Content,
    })),
  );
  return askers.map((asker) => ({
    asker,
    questions: drawn.filter((question) => question.asker === asker),
  }));
}

/** A guide must be there: its page is nothing without it. */
export async function getGuide(locale: Locale, name: GuideName) {
  const guide = await getEntry('guides', `${locale}/${name}`);
  if (!guide) throw new Error(`src/content/guides/${locale}/${name}.md is missing.`);
  const { Content } = await render(guide);
  return { ...guide.data, Content };
}
