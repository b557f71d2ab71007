import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { type ChargeOption, splitFee } from '#src/shared/withdrawals/fee.ts';
import { withdrawableInFen } from '#src/shared/withdrawals/typed-amount.ts';

/** Keeps the fee below the form in step with the amount that is typed. */
export function showFee(): void {
  const card = document.querySelector<HTMLElement>('[data-available]');
  const rows = card?.querySelector<HTMLElement>('[data-fee-rows]');
  const field = document.querySelector<HTMLInputElement>('[name="amountInYuan"]');
  const ofAll = card?.querySelector<HTMLElement>('[data-fee-all]');
  if (!rows || !ofAll || !field) return;
  const availableInFen = Number(card?.dataset.available);
  const { option, basisPoints, locale } = rows.dataset;
  const rule = { option: Number(option) as ChargeOption, basisPoints: Number(basisPoints) };
  const show = () => {
    const typedInFen = withdrawableInFen(field.value, availableInFen);
    const amountInFen = typedInFen ?? availableInFen;
    ofAll.hidden = typedInFen !== undefined;
    const split = splitFee(amountInFen, rule);
    const amounts = { amount: amountInFen, fee: split.feeInFen, net: split.netInFen };
    for (const [name, fen] of Object.entries({ ...amounts, subsidy: split.subsidyInFen })) {
      const cell = rows.querySelector(`[data-fee="${name}"]`);
      const shown = yuan(fen, locale as Locale);
      if (cell) cell.textContent = (cell.textContent ?? '').replace(/[\d,.]+/, shown);
    }
  };
  field.addEventListener('input', show);
  show();
}
