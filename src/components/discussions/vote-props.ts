import type { VoteCounts, VoteOption } from '#src/shared/discussions/discussion-view.ts';
import { voteOptions } from '#src/shared/discussions/discussion-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = {
  infoUuid: string;
  discussionId: string;
  locale: Locale;
  /** This is what was just voted without script. */
  own: { option: VoteOption; counts: VoteCounts } | undefined;
  /** This is what is wrong with it. */
  drawn: { message: string; fields: Record<string, string> } | undefined;
};

/** Answers what `VoteForm` draws, in one language. */
export function voteProps({ locale, ...asked }: Asked) {
  const { discussions, forms } = textsOf(locale);
  const { options, counts, ...text } = discussions.vote;
  const params = { infoUuid: asked.infoUuid };
  return {
    ...asked,
    action: linkTo('discussionProgress', { params, locale }),
    options: voteOptions.map((value) => ({ value, label: options[value] })),
    text: { ...forms, ...text },
  };
}

export type VoteProps = ReturnType<typeof voteProps>;
