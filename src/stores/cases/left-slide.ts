import type { CallInput } from '#src/shared/contract/call.ts';
import { leftSlideGetAd } from '#src/shared/platform/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { browser } from '#src/stores/browser.ts';
import { report } from '#src/stores/monitor.ts';
import { mayShowPromo, notePromoShown } from '#src/stores/notices/promo.ts';

const flagKey = 'warmlight.left-slide';
const longestSeconds = 60;

type Pause = (ms: number) => Promise<void>;

/**
 * Someone slid back onto this page. The first time they see another family's case, which opens
 * after its delay; coming back from there leads out at once, so that nobody is held. Where the
 * browser keeps no flag nothing opens, for the same reason.
 */
export async function slideLeft(
  asked: CallInput<typeof leftSlideGetAd>,
  pause: Pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<void> {
  if (takeFlag() !== 'unset') return browser.leave();
  const answer = await callApi(leftSlideGetAd, asked);
  if (!answer.ok) return browser.leave();
  const ad = readAd(answer.data);
  if (!ad) {
    report({ type: 'leftSlideUnparsable', path: leftSlideGetAd.path });
    return browser.leave();
  }
  if (!ad.on) return browser.leave();
  if (ad.redirectUrl === '') {
    report({ type: 'leftSlideUrlMissing', path: leftSlideGetAd.path });
    return;
  }
  if (!(await mayShowPromo('leftSlide'))) return browser.leave();
  notePromoShown('leftSlide');
  await pause(ad.seconds * 1000);
  browser.session().setItem(flagKey, '1');
  browser.goTo(ad.redirectUrl);
}

function takeFlag(): 'set' | 'unset' | 'unknown' {
  try {
    const flag = browser.session().getItem(flagKey);
    browser.session().setItem(flagKey, '1');
    browser.session().removeItem(flagKey);
    return flag === null ? 'unset' : 'set';
  } catch {
    return 'unknown';
  }
}

type Ad = { on: boolean; redirectUrl: string; seconds: number };

/** What came may be anything an operator typed: it is read as if nobody had promised a shape. */
function readAd(answered: unknown): Ad | undefined {
  if (typeof answered !== 'object' || answered === null) return undefined;
  const { switch: on, redirectUrl, time } = answered as Record<string, unknown>;
  if (typeof on !== 'boolean') return undefined;
  if (!on) return { on, redirectUrl: '', seconds: 0 };
  if (typeof time !== 'number' || !(time >= 0 && time <= longestSeconds)) return undefined;
  return { on, redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : '', seconds: time };
}
