import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { type Locale, localeOfHeader } from '#src/shared/platform/locale.ts';
import { maskMail } from '#src/shared/platform/mail-address.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';
import { textsOf } from '#src/texts/texts.ts';
import type { MailDriver } from './mail-driver.ts';
import type { NoticeDriver, OutgoingNotice } from './notice-driver.ts';

type Shown = OutgoingNotice & { channel: 'template' | 'sms' | 'mail'; to: string };

const mostShown = 200;
const outboxPath = '/sandbox/messages';
const styles = `
body{margin:0;font:1.0625rem/1.7 system-ui,sans-serif;background:#eef3ee;color:#1d2a22;overflow-wrap:anywhere}
main{max-inline-size:36rem;margin:0 auto;padding:1.5rem 1rem}
h1,h2{font-size:1.25rem;line-height:1.35;margin:0}
article{background:#fff;border-radius:.75rem;padding:1rem;margin-block-start:1rem}
p{margin:.25rem 0;white-space:pre-line}a{color:#1f6b41}
@media (prefers-color-scheme:dark){body{background:#16201a;color:#e6efe8}article{background:#223028}a{color:#9bd9b3}}`;
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  "frame-ancestors 'none'",
].join('; ');

/** This is the demo's driver: nothing is sent, and a page below /sandbox shows what would. */
export function openScreenNotices(): { driver: NoticeDriver; mail: MailDriver; app: Hono } {
  const shown = new Map<string, Shown>();
  const show = ({ to, channel }: Pick<Shown, 'to' | 'channel'>, notice: OutgoingNotice) => {
    shown.set(notice.id, { to, channel, ...notice });
    const oldest = shown.keys().next().value;
    if (shown.size > mostShown && oldest !== undefined) shown.delete(oldest);
  };
  const app = new Hono();
  app.get(outboxPath, (c) =>
    c.html(
      pageOf([...shown.values()].reverse(), localeOfHeader(c.req.header('accept-language'))),
      200,
      {
        'content-security-policy': policy,
        'cache-control': 'no-store',
      },
    ),
  );
  return {
    app,
    driver: {
      name: 'screen',
      sendTemplate: async ({ openId }, notice) => show({ to: openId, channel: 'template' }, notice),
      sendSms: async (mobile, notice) => show({ to: maskOf(mobile), channel: 'sms' }, notice),
    },
    mail: {
      name: 'screen',
      outbox: outboxPath,
      send: async ({ id, to, subject, words, files = [] }) => {
        const attached = files.map(({ fileName }) => `(${fileName})`);
        const letter = { id, title: subject, words: [words, ...attached].join(' '), url: '' };
        show({ to: maskMail(to), channel: 'mail' }, letter);
      },
    },
  };
}

function maskOf(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}

/** Addresses within words can be followed. */
function linked(words: string) {
  const parts = words.split(/(https?:\/\/\S+)/);
  return parts.map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}

function pageOf(shown: readonly Shown[], locale: Locale) {
  const t = textsOf(locale).sandbox.outbox;
  const langOf = (said: string) => writtenIn(said, locale) ?? locale;
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${t.title}</title>
<style>${raw(styles)}</style></head><body><main><h1>${t.title}</h1>
<p>${t.note}</p>
${shown.map(
  ({
    to,
    channel,
    title,
    words,
    url,
  }) => html`<article><h2 lang="${langOf(title)}">${title}</h2><p>${t.channels[channel]} · ${to}</p><p lang="${langOf(words)}">${linked(words)}</p>
${url && html`<p><a href="${url}">${url}</a></p>`}</article>`,
)}</main></body></html>`;
}
