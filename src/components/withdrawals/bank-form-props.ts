import type { FieldOption } from '#src/components/forms/field-attributes.ts';
import { photoProps } from '#src/components/media/photo-props.ts';
import { photoPlaces } from '#src/shared/media/photo-places.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { adultIdTypes } from '#src/shared/raising/identity/id-types.ts';
import { relationPapers } from '#src/shared/raising/relation-papers.ts';
import { consentGivers, maxPapers, personPayees } from '#src/shared/raising/sheet-choices.ts';
import { sheetFits } from '#src/shared/raising/sheet-names.ts';
import { linkTo } from '#src/shared/routes.ts';
import { type Texts, textsOf, textsOfCase } from '#src/texts/texts.ts';

const bankKinds = ['person', 'hospital'] as const;
export type BankKind = (typeof bankKinds)[number];

/** This is one field of an account: typed, or chosen from what there is. */
export type BankField = {
  name: string;
  label: string;
  hint?: string;
  inputMode?: 'numeric' | 'tel';
  options?: readonly FieldOption[];
  optional?: true;
};

type Asked = {
  caseType: number;
  locale: Locale;
  infoUuid: string;
  /** The page of matched money posts to itself. */
  through?: 'matching';
  /** These are photos that were sent before a refusal without script. */
  imageIds?: string | undefined;
};

/** Answers what `BankForm` draws, in one language; nothing of an account is ever in it. */
export function bankFormProps({ caseType, locale, infoUuid, through, imageIds = '' }: Asked) {
  const {
    withdrawals: { bank: t },
    raising,
    forms,
  } = textsOfCase(caseType, locale);
  const params = { infoUuid };
  const here = (query: Record<string, string | number>) =>
    linkTo('matchingGiftChangePayee', { params, query, locale });
  const action = (kind: BankKind) =>
    through ? here({ kind }) : linkTo('modifyBankAccount', { query: { infoUuid, kind }, locale });
  return {
    infoUuid,
    kinds: sheetFits('hospitalPayee', caseType) ? bankKinds : bankKinds.slice(0, 1),
    actions: { person: action('person'), hospital: action('hospital') },
    sent: through
      ? here({ sent: 1 })
      : linkTo('modifyBankMiddle', { query: { infoUuid, sent: 1 }, locale }),
    photos: photoProps({
      ...{ locale, name: 'papers', place: photoPlaces.payee(infoUuid), imageIds },
      ...{ purpose: 'identity', max: maxPapers, label: t.papers },
    }),
    fields: { person: personFields(t, raising), hospital: hospitalFields(t) },
    text: {
      ...{ kinds: t.kinds, person: t.person, hospital: t.hospital },
      papersHint: raising.hintsOfSheet.payee.attachments,
      ...{ agreed: t.agreed, closedHint: t.closedHint, submit: t.submit, choose: t.choose },
      ...forms,
    },
  };
}

export type BankFormProps = ReturnType<typeof bankFormProps>;
type RaisingTexts = Texts['raising'];
type BankTexts = Texts['withdrawals']['bank'];

function personFields(t: BankTexts, raising: RaisingTexts): BankField[] {
  const consents = { own: t.consentOwn, guardian: t.consentGuardian };
  return [
    { name: 'relation', label: t.relation, options: optionsOf(personPayees, t.relations) },
    { name: 'name', label: t.name, hint: t.nameHint },
    {
      name: 'idType',
      label: raising.fields.idType,
      options: optionsOf(adultIdTypes, raising.idTypes),
    },
    { name: 'idCard', label: t.idCard },
    { name: 'mobile', label: t.mobile, inputMode: 'tel' },
    { name: 'bankName', label: t.bankName, hint: t.bankNameHint },
    { name: 'bankCard', label: t.bankCard, inputMode: 'numeric' },
    {
      name: 'relationPaper',
      label: raising.fields.relationPaper,
      hint: raising.hintsOfSheet.payee.relationPaper,
      options: optionsOf(relationPapers, raising.relationPapers),
      optional: true,
    },
    { name: 'consent', label: t.consent, options: optionsOf(consentGivers, consents) },
  ];
}

function hospitalFields(t: BankTexts): BankField[] {
  return [
    { name: 'hospital', label: t.hospitalName },
    { name: 'department', label: t.department },
    { name: 'account', label: t.account, inputMode: 'numeric' },
    { name: 'bankName', label: t.bankName, hint: t.bankNameHint },
    { name: 'bedNo', label: t.bedNo },
  ];
}

function optionsOf<Key extends string>(keys: readonly Key[], labels: Record<Key, string>) {
  return keys.map((value) => ({ value, label: labels[value] }));
}

/** Answers what whoever names another account should know first. */
export function bankChangeRules(locale: Locale, coolingHours: number) {
  const { lead, points, coolingRule } = textsOf(locale).withdrawals.bank;
  return { lead, points: [points[0] ?? '', coolingRule(coolingHours), ...points.slice(1)] };
}
