import type { Database } from '#src/server/db/database.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { ReviewCheck, ReviewField } from '#src/server/review/review-queue.ts';
import { isIllnessKey } from '#src/shared/cases/illnesses.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { type Texts, textsOf } from '#src/texts/texts.ts';
import { findOtherIllnesses } from './other-illness.ts';
import { realNameOf } from './real-name-of.ts';
import { selectVerifications } from './verification-record.ts';

/** Finds a verification with what only staff may see of it. */
export function findVerifier(db: Database, verifyId: string) {
  return selectVerifications(db)
    .innerJoin('cases', 'cases.id', 'verifications.case_id')
    .select([
      'cases.title',
      'cases.hospital as caseHospital',
      'cases.content as story',
      'cases.illness',
      'cases.illness_key as illnessKey',
      'verifications.real_name_sealed as realNameSealed',
      'verifications.id_card_sealed as idCardSealed',
      'verifications.withdrawn_at as withdrawnAt',
      'verifications.invited',
    ])
    .where('verifications.id', '=', verifyId)
    .executeTakeFirst();
}

type Verifier = NonNullable<Awaited<ReturnType<typeof findVerifier>>>;
type Label = keyof Texts['review']['fields'];

/** Answers who says what of a case, and where they work; name and card are shown when asked for. */
export function fieldsOfVerifier(keys: Keys, row: Verifier, locale: Locale): ReviewField[] {
  const { verification } = textsOf(locale);
  const { verifyId, realNameSealed: sealed, idCardSealed: card } = row;
  return [
    plainField('kind', verification.kinds[row.kind], locale),
    plainField('content', row.content, locale),
    ...(row.hospital ? [plainField('hospital', row.hospital, locale)] : []),
    {
      ...secretField('realName', row.shownName, locale),
      reveal: async () => realNameOf(keys, { verifyId, sealed }),
    },
    ...(card
      ? [
          {
            ...secretField('idCard', '******************', locale),
            reveal: async () => keys.open('verifications.id_card_sealed', verifyId, card),
          },
        ]
      : []),
  ];
}

export function plainField(name: Label, value: string, locale: Locale): ReviewField {
  return { name, value, label: textsOf(locale).review.fields[name], refusable: false };
}

function secretField(name: Label, masked: string, locale: Locale) {
  const label = textsOf(locale).review.fields[name];
  return { name, label, masked, refusable: false, secret: true as const };
}

export function countedCheck({ countedAt }: Verifier, locale: Locale): ReviewCheck {
  const { checks } = textsOf(locale).review;
  return countedAt === null
    ? { level: 'amber', text: checks.notCounted }
    : { level: 'green', text: checks.counted };
}

/** Says which illnesses the words name that are not the appeal's. */
export function otherIllnessChecks(row: Verifier, locale: Locale): ReviewCheck[] {
  const { illnesses, review } = textsOf(locale);
  const own = isIllnessKey(row.illnessKey) ? illnesses[row.illnessKey].name : '';
  return findOtherIllnesses(row.content, row).map((key) => ({
    level: 'red',
    text: review.checks.otherIllness(illnesses[key].name, own),
  }));
}
