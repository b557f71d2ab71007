import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import type { CallOutput } from '#src/shared/contract/call.ts';
import { browser } from './browser.ts';

/** Undefined while nobody asked: then what the page was drawn with is the newest. */
type TotalStore = ReadableAtom<CallOutput<typeof getCaseInfo> | undefined>;

const everyMs = 15_000;
/** What the server draws with: it keeps nothing of a case between two pages, and asks for nothing. */
const unknown: TotalStore = atom(undefined);
const totals = new Map<string, TotalStore>();

/**
 * The money of one case: one store for all who draw it, asked for again while they do and the page
 * is seen. A failed ask changes nothing, and the next one asks again.
 */
export function totalOf(infoUuid: string): TotalStore {
  if (!browser.isPage()) return unknown;
  const total = totals.get(infoUuid) ?? openTotal(infoUuid);
  totals.set(infoUuid, total);
  return total;
}

function openTotal(infoUuid: string): TotalStore {
  const $total = atom<CallOutput<typeof getCaseInfo> | undefined>();
  const refresh = async () => {
    const answer = await ask(infoUuid).catch(() => undefined);
    if (answer?.ok) $total.set(answer.data);
  };
  onMount($total, () => browser.whileSeen(() => void refresh(), everyMs));
  return $total;
}

/** The client comes with the first ask: who only reads a page for a moment does not fetch it. */
async function ask(infoUuid: string) {
  const { askTotal } = await import('./ask-total.ts');
  return askTotal(infoUuid);
}
