import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = { infoUuid: string; newerThan: number; locale: Locale };

/** Answers what `ExplanationKeeper` draws, in one language; nothing that was typed. */
export function explanationKeeperProps({ infoUuid, newerThan, locale }: Asked) {
  const { discussions, forms, progress } = textsOf(locale);
  const { draftRestored, draftKept } = progress;
  return {
    along: { infoUuid },
    draft: { kind: 'explanation' as const, id: infoUuid },
    newerThan,
    target: linkTo('discussionApplication', { params: { infoUuid }, locale }),
    submit: discussions.own.submit,
    text: { ...forms, draftRestored, draftKept },
  };
}

export type ExplanationKeeperProps = ReturnType<typeof explanationKeeperProps>;
