import { basicStoreGet, type PromoName, uvGet } from '#src/shared/platform/frame/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { browser } from '#src/stores/browser.ts';
import { keep, readKept } from '#src/stores/keepsakes.ts';

/**
 * It says how often this device was shown a notice of ours, how often it was put away, and when
 * last.
 */
type Counts = { shownAt: number; shows: number; closes: number };

const none: Counts = { shownAt: 0, shows: 0, closes: 0 };
const hourMs = 3_600_000;
const keyOf = (name: PromoName) => `promo-${name}`;

/**
 * May this device show a notice of ours again? The operator says how often at most and how long
 * apart; the device alone counts, and one that was put away counts twice. Without word from the
 * operator nothing is shown.
 */
export async function mayShowPromo(name: PromoName): Promise<boolean> {
  const asked = { activity_id: 'promo', timestamp: browser.now() } as const;
  const answer = await callApi(basicStoreGet, asked);
  if (!answer.ok) return false;
  const { promoHours, promoMostShows } = answer.data;
  const { shownAt, shows, closes } = readCounts(name);
  if (shows + closes >= Number(promoMostShows)) return false;
  return browser.now() - shownAt >= Number(promoHours) * hourMs;
}

/** It is shown now: it is counted here, and for the operator as one person or device of today. */
export function notePromoShown(name: PromoName): void {
  const counts = readCounts(name);
  keepCounts(name, { ...counts, shownAt: browser.now(), shows: counts.shows + 1 });
  void callApi(uvGet, { bizId: name });
}

/** It was put away before its time. */
export function notePromoClosed(name: PromoName): void {
  const counts = readCounts(name);
  keepCounts(name, { ...counts, closes: counts.closes + 1 });
}

/** What the device kept may be anything; spoilt counts begin anew. */
function readCounts(name: PromoName): Counts {
  try {
    const kept = JSON.parse(readKept(keyOf(name)) ?? '{}');
    const counts = { ...none, ...kept };
    return Object.values(counts).every(Number.isSafeInteger) ? counts : none;
  } catch {
    return none;
  }
}

function keepCounts(name: PromoName, counts: Counts): void {
  keep(keyOf(name), JSON.stringify(counts));
}
