import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = {
  /** These are news, what a payout paid for, or a post that is handed in again. */
  kind: 'post' | 'fundUse' | 'mend';
  locale: Locale;
  /** This is what goes along and no field holds. */
  along: Readonly<Record<string, string>>;
  /** This is where to go once it was taken. */
  target: string;
  /** The device keeps the words under this name; there is none where we keep them. */
  draft?: { kind: 'post' | 'fundUse'; id: string } | undefined;
  /** Drafts of this device kept before then are of an earlier post, or older than what is shown. */
  newerThan: number;
  submit: string;
};

/** Answers what `PostKeeper` draws, in one language; nothing that was typed. */
export function postKeeperProps({ locale, ...asked }: Asked) {
  const { forms, progress } = textsOf(locale);
  const { draftRestored, draftKept } = progress;
  return { ...asked, text: { ...forms, draftRestored, draftKept } };
}

export type PostKeeperProps = ReturnType<typeof postKeeperProps>;
