import { products } from '#src/shared/content/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { urlset } from '#src/shared/platform/urlset.ts';
import { linkTo, type RouteName } from '#src/shared/routes.ts';
import { agreementKinds } from './agreements/agreement.ts';
import { nameOf } from './published.ts';

type Written = { id: string; data: { publishedOn: Date } };
type Part = {
  locale: Locale;
  origin: string;
  articles: readonly Written[];
  magazines: readonly Written[];
};

/**
 * Answers the part of the sitemap that only the build knows: what stands in files, in one language.
 */
export function sitemapOfTexts({ locale, origin, articles, magazines }: Part): Response {
  const url = (name: RouteName, params: Record<string, string>) =>
    origin + linkTo(name, { params, locale });
  const xml = urlset([
    ...agreementKinds.map((kind) => ({ url: url('agreement', { kind }) })),
    ...products.map((product) => ({ url: url('chooseProduct', { product }) })),
    ...magazines.map((issue) => ({
      url: url('magazine', { month: nameOf(issue) }),
      changedAt: issue.data.publishedOn.getTime(),
    })),
    ...articles.map((article) => ({
      url: url('article', { slug: nameOf(article) }),
      changedAt: article.data.publishedOn.getTime(),
    })),
  ]);
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
}
