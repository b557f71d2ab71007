import { createHash } from 'node:crypto';
import type { ProblemName } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { problemText } from '#src/texts/problem-text.ts';
import { textsOf } from '#src/texts/texts.ts';

type Refused = {
  reason: ProblemName;
  retryAfterSeconds?: number | undefined;
  locale: Locale;
  /** Path and query of the page that was asked for. */
  here: string;
  /** What support finds this request by. */
  requestId: string;
  hotline: string;
};

// The colours are those of styles/tokens.css, written out, since no file is read for this page.
const style = `:root{color-scheme:light dark;--ground:#fbf7f1;--ink:#2b2320;--soft:#6a5d54;--flame:#b4431f;--on:#fff;--note:#fdf1d6}
@media(prefers-color-scheme:dark){:root{--ground:#1c1815;--ink:#f4ece3;--soft:#bfb0a3;--flame:#ff9a6b;--on:#2b1408;--note:#41351b}}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.65 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:2.25rem 1rem}h1{font-size:1.5rem;line-height:1.35;margin:1.5rem 0 .75rem}
a{color:var(--flame)}.mark{font-weight:600;text-decoration:none;font-size:1.25rem}.note{background:var(--note);border-radius:.5rem;padding:.75rem 1rem}
.go{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0}.go a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border-radius:.875rem;border:1px solid var(--flame);text-decoration:none}
.go a:first-child{background:var(--flame);color:var(--on)}.soft{color:var(--soft);font-size:.9375rem;overflow-wrap:anywhere}`;

/** Allows the page's own style and nothing else. */
export const refusalPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(style)
  .digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/**
 * A page that could not be shown, as whole HTML of its own: it stands on nothing that may be what
 * failed. A fault of ours says whether money was taken and by which number support finds it.
 */
export function refusalHtml({ locale, here, requestId, hotline, ...refused }: Refused): string {
  const { reason } = refused;
  const texts = textsOf(locale);
  const { platform, tools, accounts, titles } = texts;
  const { crash, outage } = tools;
  const ours = reason === 'bug' ? crash : reason === 'unavailable' ? outage : undefined;
  const home = `<a href="${linkTo('home', { locale })}">${platform.backHome}</a>`;
  const status = `<a href="${linkTo('serviceStatus', { locale })}">${titles.serviceStatus}</a>`;
  const lines = ours
    ? [
        `<h1>${ours.title}</h1><p>${ours.body}</p>`,
        `<p class="note">${crash.money} <a href="${linkTo('mineOrder', { locale })}">${accounts.mine.orders}</a></p>`,
        `<p class="go"><a href="${escapeHtml(here)}">${crash.reload}</a>${home}${status}</p>`,
        `<p class="soft">${crash.hotline} <a href="tel:${hotline}">${hotline}</a><br>${crash.errorId(requestId)}</p>`,
      ]
    : [`<h1>${problemText(refused, texts)}</h1>`, `<p class="go">${home}</p>`];
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${ours?.title ?? platform.siteName} · ${platform.siteName}</title><style>${style}</style></head>` +
    `<body><main><a class="mark" href="${linkTo('home', { locale })}">${platform.siteName}</a>${lines.join('')}</main></body></html>`
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}
