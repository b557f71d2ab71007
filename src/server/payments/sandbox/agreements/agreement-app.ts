import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Bank } from '#src/server/payments/sandbox/bank.ts';
import { bankPage, cashierPolicy } from '#src/server/payments/sandbox/cashier-page.ts';
import { languageOfPayer } from '#src/server/payments/sandbox/language-of-payer.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import type { AgreementBooks } from './agreement-books.ts';
import {
  agreementChoices,
  agreementPath,
  changeAgreement,
  choicesOf,
  findAgreement,
} from './sign-at-bank.ts';

/** An agreement is signed there, and its owner changes the account or ends it there later. */
export function agreementApp({ books, dialect, now }: Bank, changed: () => void): Hono {
  const app = new Hono();
  const path = `${agreementPath}/${dialect.path}/:agreementNo`;
  app.get(path, async (c) => {
    const row = await findShown(c.req.param('agreementNo') ?? '');
    c.header('content-security-policy', cashierPolicy(dialect.path, row?.return_url));
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    c.header('x-content-type-options', 'nosniff');
    const language = languageOfPayer({
      chosen: c.req.query('lang'),
      returnUrl: row?.return_url,
      accepted: c.req.header('accept-language'),
    });
    const { unknown } = textsOf(language).sandbox.agreement;
    const card = row ? agreementCard(row, language) : html`<p class="card">${unknown}</p>`;
    return c.html(bankPage(dialect.path, card, language), row ? 200 : 404);
  });
  app.post(path, async (c) => {
    const agreementNo = c.req.param('agreementNo') ?? '';
    const row = await findShown(agreementNo);
    if (!row) return c.body(null, 404);
    const { choice: chosen } = await c.req.parseBody();
    const choice = agreementChoices.find((known) => known === chosen);
    if (!choice) return c.body(null, 400);
    await changeAgreement(books, { agreementNo, choice, now: now() });
    changed();
    return c.redirect(row.return_url, 303);
  });
  return app;

  /** One that was cancelled before it came has no page. */
  async function findShown(agreementNo: string) {
    const row = await findAgreement(books, agreementNo);
    return row && row.return_url !== '' ? row : undefined;
  }
}

function agreementCard(row: AgreementBooks['agreements'], language: Locale) {
  const { agreement: words, cashier } = textsOf(language).sandbox;
  const choices = choicesOf(row.status);
  return html`<dl class="card">
<dt>${cashier.merchant}</dt><dd>${row.merchant}</dd>
<dt>${cashier.description}</dt><dd>${row.description}</dd>
<dt>${words.number}</dt><dd>${row.agreement_no}</dd>
<dt>${words.most}</dt><dd class="sum">¥${(row.most_in_fen / 100).toFixed(2)}</dd>
</dl>
${row.status === 'OPEN' ? '' : html`<p class="card" role="status">${words.states[row.status]}</p>`}
${
  choices.length === 0
    ? ''
    : html`<form class="card" method="post" action="?lang=${language}">
<h2>${words.choose}</h2>
${choices.map(
  (choice) =>
    html`<button name="choice" value="${choice}"${choice === 'sign' ? raw(' class="first"') : ''}>${words.choices[choice].label}<small>${words.choices[choice].hint}</small></button>
`,
)}</form>`
}
<a class="back" href="${row.return_url}">${cashier.back}</a>`;
}
