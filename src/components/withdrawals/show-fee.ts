import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { type ChargeOption, splitFee } from '#src/shared/withdrawals/fee.ts';
import { typedYuanInFen } from '#src/shared/withdrawals/typed-amount.ts';

/** Keeps the fee below the form in step with the amount that is typed. */
export function showFee(): void {
  const rows = document.querySelector<HTMLElement>('[data-fee-rows]');
  const field = document.querySelector<HTMLInputElement>('[name="amountInYuan"]');
  const ofAll = document.querySelector<HTMLElement>('[data-fee-all]');
  if (!rows || !field) return;
  const { option, basisPoints, locale } = rows.dataset;
  const rule = { option: Number(option) as ChargeOption, basisPoints: Number(basisPoints) };
  const show = () => {
    const amountInFen = typedYuanInFen(field.value);
    if (amountInFen === undefined) return;
    if (ofAll) ofAll.hidden = true;
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
