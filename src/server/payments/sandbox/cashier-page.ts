import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { type Locale, otherLocales } from '#src/shared/platform/locale.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';
import { textsOf } from '#src/texts/texts.ts';
import type { Dialect } from './dialects/dialect.ts';
import { choices } from './pay-at-bank.ts';

type Wallet = Dialect['path'];

/** One acts with these, by light and by dark: the two banks are told apart at a glance. */
const colours = {
  wechat: { act: '#1c6b3a', darkAct: '#7fd6a1' },
  alipay: { act: '#1d5b96', darkAct: '#7db5ea' },
} as const satisfies Record<Wallet, { act: string; darkAct: string }>;

const styleOf = (wallet: Wallet) => `
:root{color-scheme:light dark;--ink:#17324d;--soft:#5b6f83;--line:#c9d5e0;--page:#eef3f7;--card:#fff;--act:${colours[wallet].act};--on:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#e3edf6;--soft:#9db2c6;--line:#34495e;--page:#101a24;--card:#182633;--act:${colours[wallet].darkAct};--on:#0b1722}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.6 system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif}
main{max-inline-size:30rem;margin-inline:auto;padding:1.5rem 1rem 3rem}
h1{margin:0;font-size:1.125rem;letter-spacing:.04em}
header{display:flex;justify-content:space-between;align-items:center;gap:1rem}
header a{white-space:nowrap}
header a,.back{display:inline-flex;align-items:center;min-block-size:44px;color:var(--act)}
.note,dt,small{color:var(--soft)}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1rem;margin-block:1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0}
dd{margin:0;text-align:end;overflow-wrap:anywhere}
.sum{font-size:1.75rem;font-weight:600;white-space:nowrap;font-variant-numeric:tabular-nums}
h2{font-size:1rem;margin:0}
button{display:block;inline-size:100%;min-block-size:44px;margin-block-start:.75rem;padding:.625rem 1rem;border:1px solid var(--act);border-radius:8px;background:transparent;color:var(--act);font:inherit;text-align:start;cursor:pointer}
button.first{background:var(--act);color:var(--on)}
button.first small{color:inherit}
button small{display:block}
a:focus-visible,button:focus-visible{outline:3px solid var(--act);outline-offset:2px}
`;

/**
 * The page has its own policy: its one style, its forms, the site's icon, and the way back to the
 * merchant.
 */
export function cashierPolicy(wallet: Wallet, returnUrl: string | undefined): string {
  const styleHash = createHash('sha256').update(styleOf(wallet)).digest('base64');
  const back = returnUrl && URL.canParse(returnUrl) ? ` ${new URL(returnUrl).origin}` : '';
  return [
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self'${back}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export type ShownPayment = {
  tradeNo: string;
  merchant: string;
  amountInFen: number;
  description: string;
  returnUrl: string;
  state: 'OPEN' | 'PAID' | 'CLOSED';
};

/** Writes plain HTML: it has forms only, no script. */
export function cashierPage(wallet: Wallet, payment: ShownPayment | undefined, language: Locale) {
  const { unknown } = textsOf(language).sandbox.cashier;
  const card = payment ? paymentCard(payment, language) : html`<p class="card">${unknown}</p>`;
  return bankPage(wallet, card, language);
}

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Writes a page of the bank around what it is about. */
export function bankPage(wallet: Wallet, card: Html, language: Locale) {
  const words = textsOf(language).sandbox.cashier;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.banks[wallet]}</title>
<style>${raw(styleOf(wallet))}</style>
</head>
<body>
<main>
<header><h1>${words.banks[wallet]}</h1>${otherLocales(language).map((other) => html`<a href="?lang=${other}" lang="${other}" hreflang="${other}">${textsOf(other).platform.languageName}</a>`)}</header>
<p class="note">${words.note}</p>
${card}
</main>
</body>
</html>`;
}

function paymentCard(payment: ShownPayment, language: Locale) {
  const words = textsOf(language).sandbox.cashier;
  const amount = (payment.amountInFen / 100).toFixed(2);
  return html`<dl class="card">
<dt>${words.merchant}</dt><dd>${payment.merchant}</dd>
<dt>${words.description}</dt><dd lang="${writtenIn(payment.description, language) ?? language}">${payment.description}</dd>
<dt>${words.tradeNo}</dt><dd>${payment.tradeNo}</dd>
<dt>${words.amount}</dt><dd class="sum">¥${amount}</dd>
</dl>
${
  payment.state === 'OPEN'
    ? choiceForm(language)
    : html`<p class="card" role="status">${words.done[payment.state]}</p>
<a class="back" href="${payment.returnUrl}">${words.back}</a>`
}`;
}

function choiceForm(language: Locale) {
  const words = textsOf(language).sandbox.cashier;
  return html`<form class="card" method="post" action="?lang=${language}">
<h2>${words.choose}</h2>
${choices.map(
  (choice) =>
    html`<button name="choice" value="${choice}"${choice === 'pay' ? raw(' class="first"') : ''}>${words.choices[choice].label}<small>${words.choices[choice].hint}</small></button>
`,
)}</form>`;
}
