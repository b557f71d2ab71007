import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { readYuan } from '#src/shared/platform/typed-yuan.ts';
import {
  type Bill,
  billFields,
  billTimes,
  emptyBill,
  firstBeyond,
  gapOf,
} from '#src/shared/raising/bill.ts';

/**
 * Reads a bill as its form has it, in whole yuan; what was not typed yet is 0. There is none where an
 * amount is not on the page or cannot be read, or where more is met than it costs.
 */
export function readBill(typedIn: (name: string) => string | undefined): Bill | undefined {
  const bill = { ...emptyBill };
  for (const field of billFields) {
    const typed = typedIn(field.replace('InFen', 'InYuan'));
    if (typed === undefined) return undefined;
    const { amountInFen = 0, said } = readYuan(typed, 'whole');
    if (said === 'unread') return undefined;
    bill[field] = amountInFen;
  }
  return billTimes.some((time) => firstBeyond(bill, time)) ? undefined : bill;
}

/** Reckons the gap of what was typed; none where nothing was, or not all of it is known. */
export function readGap(typedIn: (name: string) => string | undefined): number | undefined {
  const bill = readBill(typedIn);
  const isEmpty = !bill || billFields.every((field) => bill[field] === 0);
  return isEmpty ? undefined : gapOf(bill);
}

/** Counts the gap anew whenever one of the amounts around it changes. */
export function followGap(output: HTMLElement): void {
  const form = output.closest('form');
  const locale = document.documentElement.lang as Locale;
  const line = output.closest('p');
  const typedIn = (name: string) => {
    const field = form?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : undefined;
  };
  const draw = () => {
    const gapInFen = readGap(typedIn);
    if (line) line.hidden = gapInFen === undefined;
    if (gapInFen !== undefined) output.textContent = yuan(gapInFen, locale);
  };
  form?.addEventListener('input', draw);
  draw();
}
