import { readWholeYuan } from '#src/shared/donations/amounts.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { gapOf } from '#src/shared/raising/gap.ts';

const names = ['costSoFar', 'costAhead', 'insurancePaid', 'otherAid', 'ownMeans'] as const;

/** Counts the gap anew whenever one of the amounts around it changes. */
export function followGap(output: HTMLElement): void {
  const form = output.closest('form');
  const locale = document.documentElement.lang as Locale;
  const fen = (name: string) => {
    const field = form?.elements.namedItem(`${name}InYuan`);
    return field instanceof HTMLInputElement ? Number(readWholeYuan(field.value).whole) * 100 : 0;
  };
  const line = output.closest('p');
  const draw = () => {
    if (line) line.hidden = names.every((name) => fen(name) === 0);
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
