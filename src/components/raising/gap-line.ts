import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { readYuan } from '#src/shared/platform/typed-yuan.ts';
import { type Bill, billFields, gapOf } from '#src/shared/raising/bill.ts';

/** Reads a bill as its form has it, in whole yuan; what was not typed yet is 0. */
export function readBill(typedIn: (name: string) => string | undefined): Bill {
  const entries = billFields.map((field) => {
    const typed = typedIn(field.replace('InFen', 'InYuan')) ?? '';
    return [field, readYuan(typed, 'whole').amountInFen ?? 0];
  });
  return Object.fromEntries(entries);
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
    const bill = readBill(typedIn);
    if (line) line.hidden = billFields.every((field) => bill[field] === 0);
    output.textContent = yuan(gapOf(bill), locale);
  };
  form?.addEventListener('input', draw);
  draw();
}
