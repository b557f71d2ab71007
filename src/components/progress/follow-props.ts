import type { Locale } from '#src/shared/platform/locale.ts';
import type { BlessingCounts, BlessingKind } from '#src/shared/progress/blessings.ts';
import { textsOf } from '#src/texts/texts.ts';

export function followTexts(locale: Locale) {
  const { follow, unfollow, followed, followNote, offline } = textsOf(locale).progress;
  return { follow, unfollow, followed, followNote, offline };
}

export type FollowProps = {
  infoUuid: string;
  /** This is where the form goes without script. */
  action: string;
  /**
   * It is undefined on a page that is the same for all; then the reader's own state is asked for.
   */
  following: boolean | undefined;
  text: ReturnType<typeof followTexts>;
};

/** `{count}` is filled in by the island. */
export function blessingTexts(locale: Locale) {
  const { blessings, blessingCount, blessingsNote, offline } = textsOf(locale).progress;
  const words = (kind: BlessingKind) => blessingCount(blessings[kind], '{count}');
  const counted = { strength: words('strength'), hug: words('hug'), light: words('light') };
  return { counted, blessingsNote, offline };
}

export type BlessingsProps = {
  infoUuid: string;
  action: string;
  locale: Locale;
  kinds: readonly BlessingKind[];
  counts: BlessingCounts;
  text: ReturnType<typeof blessingTexts>;
};
