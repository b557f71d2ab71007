import type { SheetField } from '#src/shared/raising/sheet-field.ts';
import type { Texts } from '#src/texts/texts.ts';

type Folded = { field: SheetField; apart: SheetField[] };

/**
 * Answers fields in their order, each with those that stand folded under it; alone, none is folded.
 */
export function foldFields(fields: readonly SheetField[]): Folded[] {
  const shown: Folded[] = [];
  for (const field of fields) {
    const above = shown.at(-1);
    if (field.apart && above) above.apart.push(field);
    else shown.push({ field, apart: [] });
  }
  return shown;
}

/**
 * It is told once, at the launch, and shown where it is needed; who reads another word there mends
 * it.
 */
const toldBefore: readonly string[] = ['illnessKey', 'disease'];

export function isToldBefore(apart: readonly SheetField[]): boolean {
  return apart.every(({ name }) => toldBefore.includes(name));
}

/** `said` are the family's own words within the title. */
export type FoldWords = { title: string; said: readonly string[]; body: string };

/** Answers what stands over the fold. */
export function foldWords(
  apart: readonly SheetField[],
  illness: string,
  { raising: t, kinds }: Texts,
): FoldWords {
  if (isToldBefore(apart)) {
    const { title, body } = t.illnessTold;
    return { title: title(illness), said: illness ? [illness] : [], body };
  }
  return { ...(apart[0]?.name === 'bornOn' ? t.apart : kinds.moreGears), said: [] };
}
