import type { ProblemName } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { problemText } from '#src/texts/problem-text.ts';
import { textsOf } from '#src/texts/texts.ts';
import { bareHtml, escapeHtml } from './bare-html.ts';

type Refused = {
  reason: ProblemName;
  retryAfterSeconds?: number | undefined;
  locale: Locale;
  /** This is path and query of the page that was asked for. */
  here: string;
  /** This is what support finds this request by. */
  requestId: string;
  hotline: string;
};

/**
 * Writes a page that could not be shown as HTML that stands on nothing that may be what failed. A
 * fault of ours says whether money was taken and by which number support finds it.
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
  return bareHtml({
    locale,
    title: ours?.title ?? problemText(refused, texts),
    main: lines.join(''),
  });
}
