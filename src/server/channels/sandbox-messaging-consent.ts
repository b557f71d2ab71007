import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { localeOfPath, withoutLocale } from '#src/shared/platform/locale.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';
import { routes } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';
import { type SandboxAccount, sandboxAccounts } from './sandbox-messaging-accounts.ts';

const styles = `
body{margin:0;font:1.0625rem/1.7 system-ui,sans-serif;background:#eef3ee;color:#1d2a22}
main{max-inline-size:26rem;margin:0 auto;padding:1.5rem 1rem}
h1{font-size:1.375rem;line-height:1.35}
button{display:block;inline-size:100%;min-block-size:3rem;margin-block-start:.75rem;padding:.5rem 1rem;
border:1px solid #b9c9bd;border-radius:.75rem;background:#fff;color:inherit;font:inherit;font-weight:600;cursor:pointer}
a{color:#1f6b41;display:inline-flex;align-items:center;min-block-size:2.75rem}
@media (prefers-color-scheme:dark){body{background:#16201a;color:#e6efe8}button{background:#223028;border-color:#3d5145}a{color:#9bd9b3}}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

type Asked = { state: string; returnPath: string };

/** Answers the sandbox messaging app's own small pages, below /sandbox/messaging. */
export function sandboxMessagingConsent(makeCode: (account: SandboxAccount) => string): Hono {
  const app = new Hono();
  app.get('/sandbox/messaging/authorise', (c) => {
    const asked = readAsked(new URL(c.req.url).searchParams);
    if (!asked) return c.text('unknown authorisation request', 400);
    return c.html(consentPage(asked), 200, {
      'content-security-policy': policy,
      'cache-control': 'no-store',
    });
  });
  app.post('/sandbox/messaging/authorise', async (c) => {
    const form = new URLSearchParams((await c.req.text()).slice(0, 4000));
    const asked = readAsked(form);
    const account = sandboxAccounts.find(({ openId }) => openId === form.get('openId'));
    if (!asked || !account) return c.text('unknown authorisation request', 400);
    const query = new URLSearchParams({ code: makeCode(account), state: asked.state });
    return c.redirect(`${asked.returnPath}?${query}`, 303);
  });
  return app;
}

/** Reads the only places it ever sends a browser back to. */
function readAsked(fields: URLSearchParams): Asked | undefined {
  const [state, returnPath] = [fields.get('state') ?? '', fields.get('returnPath') ?? ''];
  return /^[\w-]{22}$/.test(state) && withoutLocale(returnPath) === routes.authService.path
    ? { state, returnPath }
    : undefined;
}

function consentPage({ state, returnPath }: Asked) {
  const locale = localeOfPath(returnPath);
  const { title, ask, refuse } = textsOf(locale).sandbox.messaging;
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${styles}</style></head><body><main><h1>${title}</h1><p>${ask}</p>
${sandboxAccounts.map(
  ({ openId, nickname }) => html`<form method="post" action="/sandbox/messaging/authorise">
<input type="hidden" name="state" value="${state}"><input type="hidden" name="returnPath" value="${returnPath}">
<input type="hidden" name="openId" value="${openId}"><button type="submit" lang="${writtenIn(nickname, locale) ?? locale}">${nickname}</button></form>`,
)}<p><a href="${returnPath}?state=${state}&amp;refused=1">${refuse}</a></p></main></body></html>`;
}
