import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { gapOf } from '#src/shared/raising/gap.ts';

/** Counts the gap anew whenever one of the amounts around it changes. */
export function followGap(output: HTMLElement): void {
  const form = output.closest('form');
  const locale = document.documentElement.lang as Locale;
  const fen = (name: string) => {
    const field = form?.elements.namedItem(`${name}InYuan`);
    const digits = field instanceof HTMLInputElement ? field.value.replaceAll(/\D/g, '') : '';
    return Number(digits.slice(0, 11)) * 100;
  };
  const draw = () => {
    output.textContent = yuan(
      gapOf({
        costSoFarInFen: fen('costSoFar'),
        costAheadInFen: fen('costAhead'),
        insurancePaidInFen: fen('insurancePaid'),
        otherAidInFen: fen('otherAid'),
        ownMeansInFen: fen('ownMeans'),
      }),
      locale,
    );
  };
  form?.addEventListener('input', draw);
  draw();
}
