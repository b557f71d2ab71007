import type { Locale } from '#src/shared/platform/locale.ts';

/**
 * These are refusals that staff pick from a list as the house wrote them; their words stand in the
 * texts.
 */
export const readyTextNames = [
  'unclear',
  'cut',
  'mismatch',
  'expired',
  'missing',
  'wrongPaper',
  'tooVague',
  'privateInText',
  'notPatient',
  'amountUnfounded',
  'consentMissing',
] as const;

export type ReadyText = (typeof readyTextNames)[number];

/** A ready text can be said of these: pictures, what was written, or either. */
export const readyKinds = ['any', 'picture', 'words'] as const;
export type ReadyKind = (typeof readyKinds)[number];

export const kindOfReady: Record<ReadyText, ReadyKind> = {
  unclear: 'picture',
  cut: 'picture',
  mismatch: 'any',
  expired: 'picture',
  missing: 'any',
  wrongPaper: 'picture',
  tooVague: 'words',
  privateInText: 'words',
  notPatient: 'picture',
  amountUnfounded: 'words',
  consentMissing: 'any',
};

/** A text is picked by one, and the family is then told the other. */
type Said = { label: string; words: string };

/** This is a ready text as it holds now: the house's own, one that was reworded, or a new one. */
export type ReadyWording = {
  textId: string;
  kind: ReadyKind;
  said: Record<Locale, Said>;
  /** Is it offered? */
  shown: boolean;
};

/** Lists what a field of a task offers to be refused with; one of words and pictures offers all. */
export function readyFor<T extends Pick<ReadyWording, 'kind'>>(
  texts: readonly T[],
  { imageIds, value }: { imageIds: readonly string[]; value: string },
): T[] {
  const [hasPictures, hasWords] = [imageIds.length > 0, value !== ''];
  return texts.filter(({ kind }) => {
    if (kind === 'picture') return hasPictures;
    return kind === 'any' || hasWords || !hasPictures;
  });
}
