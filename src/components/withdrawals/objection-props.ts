import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import type { PublicDraw } from '#src/shared/withdrawals/draw-view.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = Pick<PublicDraw, 'drawId' | 'infoUuid'> & {
  locale: Locale;
  /** What was typed into this form when it was refused without script, and what is wrong with it. */
  typed: { content: string; problem: string | undefined } | undefined;
};

/** What `ObjectionForm` draws, in one language. */
export function objectionProps({ drawId, infoUuid, typed, locale }: Asked) {
  const { withdrawals, forms } = textsOf(locale);
  const { object, content, objectHint, submit } = withdrawals.public;
  const params = { infoUuid };
  return {
    ...{ drawId, infoUuid, typed },
    action: linkTo('withdrawNotice', { params, locale }),
    target: linkTo('withdrawNotice', { params, query: { sent: 1 }, locale }),
    text: { ...forms, object, content, objectHint, submit },
  };
}

export type ObjectionProps = ReturnType<typeof objectionProps>;
