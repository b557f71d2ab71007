type SitemapEntry = { url: string; changedAt?: number };

export const sitemapNamespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Writes a set of addresses as the sitemap protocol has it. */
export function urlset(entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ url, changedAt }) => {
    const day = changedAt === undefined ? '' : new Date(changedAt).toISOString().slice(0, 10);
    return `<url><loc>${escapeXml(url)}</loc>${day && `<lastmod>${day}</lastmod>`}</url>`;
  });
  return asXml(`<urlset ${sitemapNamespace}>${lines.join('')}</urlset>`);
}

export function asXml(element: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element}`;
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
