import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = { infoUuid: string; newerThan: number; locale: Locale };

/** Answers what `ReportKeeper` draws, in one language; nothing that was typed. */
export function reportKeeperProps({ infoUuid, newerThan, locale }: Asked) {
  const { forms, progress, reports } = textsOf(locale);
  const { draftRestored, draftKept } = progress;
  return {
    along: { infoUuid },
    draft: { kind: 'report' as const, id: infoUuid },
    newerThan,
    /** This is where what was reported stands. */
    target: linkTo('accountReport', { params: { infoUuid }, locale }),
    submit: reports.submit,
    text: { ...forms, draftRestored, draftKept },
  };
}

export type ReportKeeperProps = ReturnType<typeof reportKeeperProps>;
