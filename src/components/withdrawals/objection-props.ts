import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { linkTo } from '#src/shared/routes.ts';
import type { InstalmentView, PublicDraw } from '#src/shared/withdrawals/draw-view.ts';
import type { ShownObjector } from '#src/shared/withdrawals/objector-kinds.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = Pick<PublicDraw, 'drawId' | 'infoUuid' | 'instalments'> & {
  locale: Locale;
  /** The viewer is heard in public as this; what anyone else writes is a report. */
  shownAs: ShownObjector | undefined;
  /**
   * This is what was typed into this form when it was refused without script, and what is wrong
   * with it.
   */
  typed: { content: string; position: string; problem: string | undefined } | undefined;
};

/** Answers what `ObjectionForm` draws, in one language. */
export function objectionProps({ drawId, infoUuid, instalments, ...asked }: Asked) {
  const { shownAs, typed, locale } = asked;
  const { withdrawals, forms } = textsOf(locale);
  const { public: t } = withdrawals;
  const params = { infoUuid };
  const targetOf = (sent: string) => linkTo('withdrawNotice', { params, query: { sent }, locale });
  return {
    ...{ drawId, infoUuid, typed },
    // A report is of the whole case; an objection may be of one payout, and holds no other.
    parts: shownAs ? partsOf(instalments, locale) : [],
    action: linkTo('withdrawNotice', { params, locale }),
    targets: { objection: targetOf('objection'), report: targetOf('report') },
    text: {
      ...forms,
      ...{ submit: t.submit, part: t.part },
      object: shownAs ? t.object : t.reportInstead,
      content: shownAs ? t.content : t.reportInstead,
      objectHint: shownAs ? t.objectHint(t.objectors[shownAs]) : t.reportHint,
    },
  };
}

export type ObjectionProps = ReturnType<typeof objectionProps>;

/** Where there are several payouts, it answers all of them or one that has not left. */
function partsOf(instalments: readonly InstalmentView[], locale: Locale) {
  const { wholeDraw, onePart } = textsOf(locale).withdrawals.public;
  const held = instalments.filter(({ state }) => state !== 'paid');
  if (instalments.length < 2) return [];
  const parts = held.map(({ position, netInFen }) => ({
    ...{ value: String(position), label: onePart(position, yuan(netInFen, locale)) },
  }));
  return [{ value: '0', label: wholeDraw }, ...parts];
}
