import type { DrawView } from '#src/shared/chance/lottery-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

/** Answers what a draw brought, by name. */
export function awardText({ kind, name }: DrawView['award'], locale: Locale): string {
  return kind === 'none' ? textsOf(locale).chance.table.none : name;
}
