import type { getCaseInfo } from '#src/shared/cases/calls.ts';
import type { CallOutput } from '#src/shared/contract/call.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { countText, yuan } from '#src/shared/platform/money.ts';

const everyMs = 15_000;
const block = document.querySelector<HTMLElement>('[data-total-of]');

/** Asks only while someone looks; a failed ask changes nothing and the next turn asks again. */
async function refresh(money: HTMLElement): Promise<void> {
  if (document.hidden || !navigator.onLine) return;
  const { totalOf = '', ask = '' } = money.dataset;
  const body = new URLSearchParams({ infoUuid: totalOf });
  const answer = await fetch(ask, { method: 'POST', body }).catch(() => undefined);
  if (answer?.ok) show(money, (await answer.json()).data);
}

function show(money: HTMLElement, total: CallOutput<typeof getCaseInfo>): void {
  const locale = document.documentElement.lang as Locale;
  const texts = {
    raised: yuan(total.raisedInFen, locale),
    count: countText(total.donationCount, locale),
    net: yuan(total.netInFen, locale),
    fee: yuan(total.feeInFen, locale),
  };
  for (const [name, text] of Object.entries(texts)) {
    const place = money.querySelector(`[data-${name}]`);
    if (place && place.textContent !== text) place.textContent = text;
  }
  const bar = money.querySelector('progress');
  if (bar) bar.value = Math.min(total.raisedInFen, bar.max);
}

if (block) {
  setInterval(refresh, everyMs, block);
  document.addEventListener('visibilitychange', () => refresh(block));
}
