import { readYuan } from '#src/shared/platform/typed-yuan.ts';
import { gapOf } from '#src/shared/raising/bill.ts';
import { judgeTarget } from '#src/shared/raising/reasonable-amount.ts';
import { readBill } from './gap-line.ts';

/** Judges the target anew while it, or the bills around it, are typed. */
export function followAdvice(card: HTMLElement): void {
  const form = card.closest('form');
  const { low, high, gap, target: saved } = card.dataset;
  const typedIn = (name: string) => {
    const field = form?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : undefined;
  };
  const draw = () => {
    const typed = typedIn('targetAmountInYuan');
    const target =
      typed === undefined ? Number(saved ?? 0) : (readYuan(typed, 'whole').amountInFen ?? 0);
    const bill = readBill(typedIn);
    const gapInFen = bill ? gapOf(bill) : gap && Number(gap);
    const verdict = judgeTarget(target, {
      range: { lowInFen: Number(low), highInFen: Number(high) },
      gapInFen: gapInFen === '' ? undefined : gapInFen,
    });
    const isGuess = card.dataset.guess !== undefined && !bill;
    const isSaid = target > 0 && !(isGuess && verdict.reason === 'withinRange');
    for (const words of card.querySelectorAll<HTMLElement>('[data-verdict]'))
      words.hidden = !isSaid || words.dataset.verdict !== verdict.reason;
    // The line of the form itself counts along.
    const line = card.querySelector<HTMLElement>('[data-saved-gap]');
    if (line) line.hidden = bill !== undefined;
  };
  form?.addEventListener('input', draw);
}
