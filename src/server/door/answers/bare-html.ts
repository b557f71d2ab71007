import { createHash } from 'node:crypto';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

// The colours are those of styles/tokens.css, written out, since no file is read for this page.
const style = `:root{color-scheme:light dark;--ground:#fbf7f1;--ink:#2b2320;--soft:#6a5d54;--flame:#b4431f;--on:#fff;--note:#fdf1d6}
@media(prefers-color-scheme:dark){:root{--ground:#1c1815;--ink:#f4ece3;--soft:#bfb0a3;--flame:#ff9a6b;--on:#2b1408;--note:#41351b}}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.65 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:2.25rem 1rem}h1{font-size:1.5rem;line-height:1.35;margin:1.5rem 0 .75rem}
a{color:var(--flame)}a[href^=tel]{white-space:nowrap}.mark{font-weight:600;text-decoration:none;font-size:1.25rem}.note{background:var(--note);border-radius:.5rem;padding:.75rem 1rem}
.go{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0}.go a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border-radius:.875rem;border:1px solid var(--flame);text-decoration:none}
.go a:first-child{background:var(--flame);color:var(--on)}.soft{color:var(--soft);font-size:.9375rem;overflow-wrap:anywhere}`;

/** Allows the page's own style and nothing else. */
export const barePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(style)
  .digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

type Bare = {
  locale: Locale;
  title: string;
  /** This is HTML, with whatever came from outside escaped. */
  main: string;
  head?: string;
};

/** Writes whole HTML of its own: it stands on no file, no build and no database. */
export function bareHtml({ locale, title, main, head = '' }: Bare): string {
  const { siteName } = textsOf(locale).platform;
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `${head}<title>${title} · ${siteName}</title><style>${style}</style></head>` +
    `<body><main><a class="mark" href="${linkTo('home', { locale })}">${siteName}</a>${main}</main></body></html>`
  );
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}
