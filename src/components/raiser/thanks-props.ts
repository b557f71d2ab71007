import { plainFormProps, type Sent } from '#src/components/forms/plain-form-props.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { thanksLength } from '#src/shared/raiser/thanks/calls.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = { infoUuid: string; words: string; sent: Sent | undefined; locale: Locale };

/** Answers the form of the family's thanks; what is said now stands in it. */
export function thanksProps({ infoUuid, words, sent, locale }: Asked) {
  const { raiser: t } = textsOf(locale);
  const action = linkTo('fundraiserCenter', { params: { infoUuid }, locale });
  const form = plainFormProps({
    id: 'thanks-form',
    step: 'thanks',
    locale,
    action,
    hidden: { infoUuid },
    sent,
    fields: [
      {
        kind: 'textarea',
        name: 'words',
        label: t.thanksLabel,
        hint: t.thanksHint,
        rows: 3,
        most: thanksLength,
        value: words,
      },
    ],
    buttons: [{ label: t.thanksSave, look: 'button quiet wide' }],
  });
  return { form, saved: t.thanksSaved };
}

export type ThanksProps = ReturnType<typeof thanksProps>;
