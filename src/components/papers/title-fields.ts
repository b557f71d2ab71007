import type { PlainField } from '#src/components/forms/plain-form-props.ts';
import { maxTitleLength, titleTypes } from '#src/shared/papers/paper-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { maxMailLength } from '#src/shared/platform/mail-address.ts';
import { textsOf } from '#src/texts/texts.ts';

type Mailing = {
  /** Can letters be sent here? */
  mails: boolean;
  /** This is what is sent to the address, and how long it is kept. */
  emailHint: string;
};

/** Answers whom a paper is made out to, and an address where letters can be sent. */
export function titleFields(locale: Locale, { mails, emailHint }: Mailing): PlainField[] {
  const { papers: t } = textsOf(locale);
  const email: PlainField = {
    ...{ name: 'email', label: t.email, hint: emailHint, maxLength: maxMailLength },
    ...({ inputMode: 'email', autoComplete: 'email' } as const),
  };
  return [
    {
      kind: 'choice',
      name: 'titleType',
      label: t.titleType,
      value: titleTypes[0],
      options: titleTypes.map((value) => ({ value, label: t.titleTypes[value] })),
    },
    { name: 'title', label: t.titleLabel, hint: t.titleHint, maxLength: maxTitleLength },
    { name: 'taxNo', label: t.taxNo, hint: t.taxNoHint, maxLength: 24 },
    ...(mails ? [email] : []),
  ];
}
