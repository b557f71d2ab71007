import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = { infoUuid: string; verifyId: string; locale: Locale };

/** Answers what `CardKeeper` draws, in one language. */
export function cardKeeperProps({ infoUuid, verifyId, locale }: Asked) {
  const { forms, progress, verification } = textsOf(locale);
  const { draftRestored, draftKept } = progress;
  return {
    along: { verifyId },
    newerThan: 0,
    target: linkTo('proveSuccess', { query: { infoUuid, handedIn: 1 }, locale }),
    submit: verification.card.submit,
    text: { ...forms, draftRestored, draftKept },
  };
}

export type CardKeeperProps = ReturnType<typeof cardKeeperProps>;
