import { giftFieldNames } from '#src/shared/donations/gift-form.ts';
import type { DonationStatus } from '#src/shared/donations/order-fields.ts';
import { browser } from './browser.ts';
import { forget, keep, readKept } from './keepsakes.ts';

export type GiftDraft = Partial<Record<(typeof giftFieldNames)[number], string>>;
type Attempt = { id: string; sent: string };
/** `tradeNo` is the order a donor left to pay, so that coming back leads to its result. */
type Kept = { fields: GiftDraft; savedAt: number; attempt?: Attempt; tradeNo?: string };

const keptForMs = 7 * 86_400_000;

/** What a donor typed for a case, kept on this device until the gift is paid. */
export function readDraft(infoUuid: string): GiftDraft | undefined {
  return read(infoUuid)?.fields;
}

export function saveDraft(infoUuid: string, form: Record<string, string>): void {
  const fields: GiftDraft = {};
  for (const name of giftFieldNames) {
    if (form[name]) fields[name] = form[name];
  }
  change(infoUuid, { fields });
}

export function keepOpenOrder(infoUuid: string, tradeNo: string): void {
  change(infoUuid, { tradeNo });
}

export function readOpenOrder(infoUuid: string): string | undefined {
  return read(infoUuid)?.tradeNo;
}

/** An order that ended: what was typed stays only where it may be wanted again. */
export function settleDraft(infoUuid: string, status: DonationStatus): void {
  const kept = read(infoUuid);
  if (!kept || status === 'CREATED') return;
  forget(nameOf(infoUuid));
  if (status === 'CLOSED') change(infoUuid, { fields: kept.fields });
}

/**
 * The id under which a gift is sent: the same while the same gift is tried again, so that a lost
 * answer makes no second order; a new one for any other gift.
 */
export function attemptOf(infoUuid: string, gift: Record<string, string>): string {
  const sent = JSON.stringify(Object.entries(gift).sort());
  const known = read(infoUuid)?.attempt;
  if (known?.sent === sent) return known.id;
  const attempt = { id: crypto.randomUUID(), sent };
  change(infoUuid, { attempt });
  return attempt.id;
}

function nameOf(infoUuid: string): string {
  return `gift.${infoUuid}`;
}

function read(infoUuid: string): Kept | undefined {
  try {
    const kept = JSON.parse(readKept(nameOf(infoUuid)) ?? 'null') as Kept | null;
    return kept && browser.now() - kept.savedAt < keptForMs ? kept : undefined;
  } catch {
    return undefined;
  }
}

function change(infoUuid: string, part: Partial<Kept>): void {
  const kept = { fields: {}, ...read(infoUuid), ...part, savedAt: browser.now() };
  keep(nameOf(infoUuid), JSON.stringify(kept));
}
