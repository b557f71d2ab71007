import type { Locale } from '#src/shared/platform/locale.ts';
import { intentNames } from '#src/shared/sharing/channels.ts';
import { textsOf } from '#src/texts/texts.ts';

export type ShareTexts = ReturnType<typeof shareTexts>;

/** Answers the words of the share sheet in one language; the island gets them as public props. */
export function shareTexts(locale: Locale) {
  const { sharing: t } = textsOf(locale);
  return {
    copyLink: t.copyLink,
    copied: t.copied,
    byHand: t.copyByHand,
    poster: t.posterButton,
    all: t.allWays,
    system: t.systemShare,
    intents: intentNames(locale).map((name) => t.intents[name]),
    inMessaging: t.inMessaging,
    inOther: t.inOtherApp,
    inBrowser: t.inBrowser,
    howTo: t.howTo,
    done: t.haveShared,
    recorded: t.recorded,
    result: t.seeResult,
  };
}
