import { photoProps } from '#src/components/media/photo-props.ts';
import { photoPlaces } from '#src/shared/media/photo-places.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { countText, yuan } from '#src/shared/platform/money.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = {
  locale: Locale;
  infoUuid: string;
  /** This is what would go back, and to how many gifts. */
  amountInFen: number;
  orders: number;
  /** Drafts of this device kept before then are of an earlier refund, or older than what is shown. */
  newerThan: number;
  /** This is the key of this form's one application without script. */
  idempotencyKey: string;
  /**
   * This is what was typed into a form that was refused without script, and what is wrong with it.
   */
  values: Record<string, string>;
  drawn: { message: string; fields: Record<string, string> } | undefined;
};

const mostEvidence = 9;

/** Answers what `RefundForm` draws, in one language. */
export function refundFormProps({ amountInFen, orders, ...asked }: Asked) {
  const { locale, infoUuid, values, drawn } = asked;
  const { refunds: t, forms, fieldProblems } = textsOf(locale);
  const params = { infoUuid };
  return {
    ...asked,
    amount: t.money(yuan(amountInFen, locale)),
    gifts: t.gifts(countText(orders, locale)),
    photos: photoProps({
      ...{ locale, place: photoPlaces.refund(infoUuid), purpose: 'refund', max: mostEvidence },
      label: t.evidence,
      hint: t.evidenceHint,
      ...(values.attachments ? { imageIds: values.attachments } : {}),
      problem: drawn?.fields.attachments,
    }),
    links: {
      action: linkTo('refundApply', { params, locale }),
      sent: linkTo('refundApplySuccess', { params, locale }),
      confirm: linkTo('refundConfirm', { params, locale }),
    },
    text: {
      ...{ ...forms, reason: t.reason, reasonHint: t.reasonHint, evidence: t.evidence },
      ...{ cannotUndo: t.cannotUndo, submit: t.submitApply },
      ...{ draftRestored: t.draftRestored, draftKept: t.draftKept, next: t.toReview },
      ...{
        firstStep: t.firstStep,
        howMuch: t.howMuch,
        toGifts: t.toGifts,
        conditions: t.conditions,
      },
      review: {
        ...t.reviewStep,
        photos: Array.from({ length: mostEvidence + 1 }, (_, n) => t.reviewStep.photos(String(n))),
      },
      problems: { required: fieldProblems.required, tooShort: fieldProblems.tooShort },
    },
  };
}

export type RefundFormProps = ReturnType<typeof refundFormProps>;
