import type { Locale } from '#src/shared/platform/locale.ts';
import { countText } from '#src/shared/platform/money.ts';
import {
  countOfKind,
  type VerificationCounts,
} from '#src/shared/verification/verification-view.ts';
import { type VerifierKind, verifierKinds } from '#src/shared/verification/verifier-kinds.ts';
import { textsOfCase } from '#src/texts/texts.ts';

type CountLine = { kind: VerifierKind | 'declared'; count: number; line: string };

/**
 * Says how many there are of each kind, in words, without what is nought. Who only says to be a
 * doctor is a kind of its own, so that all together are the whole.
 */
export function countLines(
  counts: VerificationCounts,
  { caseType, locale }: { caseType: number; locale: Locale },
): CountLine[] {
  const t = textsOfCase(caseType, locale).verification;
  const byKind = countOfKind(counts);
  const { declaredDoctorCount: declared, cardSeenDoctorCount: byCard } = counts;
  const withCards = (line: string) =>
    byCard > 0 ? t.cardSeenLine(line, countText(byCard, locale)) : line;
  const lines: CountLine[] = verifierKinds.map((kind) => {
    const line = t.countLine(t.kinds[kind], countText(byKind[kind], locale));
    return { kind, count: byKind[kind], line: kind === 'doctor' ? withCards(line) : line };
  });
  const said = t.declaredLine(countText(declared, locale));
  lines.push({ kind: 'declared', count: declared, line: said });
  return lines.filter(({ count }) => count > 0);
}
