import type { Selectable } from 'kysely';
import type { Database, Trx } from '#src/server/db/database.ts';
import type { InquiriesTable } from '#src/server/db/schema.ts';
import { findImagesOf } from '#src/server/media/find-images-of.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type {
  Decided,
  ReviewField,
  ReviewQueue,
  ReviewSubject,
} from '#src/server/review/review-queue.ts';
import { secretField } from '#src/server/review/secret-field.ts';
import type { Services } from '#src/server/services.ts';
import { maskMobile } from '#src/shared/accounts/mobile-number.ts';
import type { InquiryField } from '#src/shared/advisers/inquiry-kinds.ts';
import type { StuckPlace } from '#src/shared/advisers/stuck-place.ts';
import { maskedName } from '#src/shared/cases/display.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { defaultLocale, type Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import { papersOfInquiry } from './add-inquiry.ts';
import { openInquiry } from './open-inquiry.ts';
import { placeText } from './place-text.ts';

/**
 * Finds what someone asks of us, as staff see it; who it is stays masked until they need to call.
 */
async function findInquiry(
  { db, keys }: Services,
  id: string,
  locale: Locale,
): Promise<ReviewSubject | undefined> {
  const row = await db
    .selectFrom('inquiries')
    .leftJoin('adviser_words', (join) =>
      join
        .onRef('adviser_words.adviser_id', '=', 'inquiries.adviser_id')
        .on('adviser_words.locale', '=', defaultLocale),
    )
    .leftJoin('users', 'users.id', 'inquiries.user_id')
    .selectAll('inquiries')
    .select('adviser_words.name as adviserName')
    .select('users.mobile_sealed as ownSealed')
    .where('inquiries.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { advisers: t } = textsOf(locale);
  return {
    caseId: row.case_id,
    ...(row.user_id ? {} : { way: 'messageByPhone' as const }),
    title: t.forms[row.kind].title,
    submittedAt: row.created_at,
    fields: withPapers(fieldsOf(keys, row, locale), await findImagesOf(db, papersOfInquiry(id))),
    checks: [
      ...(isOfFamily(row) ? [{ level: 'red' as const, text: t.checkExplains }] : []),
      row.user_id ? { level: 'green', text: t.checkReads } : { level: 'amber', text: t.checkCall },
    ],
  };
}

type InquiryRow = Selectable<InquiriesTable> & {
  adviserName: string | null;
  ownSealed: string | null;
};

/** Only the family of a case in question writes to us about it. */
const isOfFamily = ({ kind, case_id }: Pick<InquiryRow, 'kind' | 'case_id'>) =>
  kind === 'service' && case_id !== null;

/** The papers stand with the words. */
function withPapers(fields: ReviewField[], papers: readonly { imageId: string }[]): ReviewField[] {
  const imageIds = papers.map(({ imageId }) => imageId);
  if (imageIds.length === 0) return fields;
  return fields.map((field) => (field.name === 'content' ? { ...field, imageIds } : field));
}

/** Who applied with an account left the number there. */
function fieldsOf(keys: Keys, row: InquiryRow, locale: Locale): ReviewField[] {
  const { advisers: t } = textsOf(locale);
  const { name, content, ...caller } = openInquiry(keys, row);
  const own = row.user_id && row.ownSealed;
  const mobile = caller.mobile ?? (own && keys.open('users.mobile_sealed', row.user_id ?? '', own));
  const plain = { refusable: false } as const;
  return [
    ...secretField({ name: 'name', label: t.fields.name, plain: name, mask: maskedName }),
    ...secretField({ name: 'mobile', label: t.fields.mobile, plain: mobile, mask: maskMobile }),
    ...Object.entries(content).map(([field, value]) => ({
      ...plain,
      name: field,
      label: t.fields[field as InquiryField],
      value: field === 'part' ? placeText(value as StuckPlace, locale) : value,
    })),
    ...(row.adviserName
      ? [{ ...plain, name: 'adviser', label: t.adviser, value: row.adviserName }]
      : []),
  ];
}

/** Passing answers an inquiry, refusing closes one that needs no answer. */
async function decideInquiry(
  trx: Trx,
  { subjectId, decision, words, now }: Decided,
): Promise<{ wakeJobs: true }> {
  const answered = decision === 'pass';
  const row = await trx
    .updateTable('inquiries')
    .set({ state: answered ? 'answered' : 'dismissed', answer: words, answered_at: now })
    .where('id', '=', subjectId)
    .where('state', '=', 'open')
    .returning('user_id')
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  if (answered && row.user_id) {
    const told = { userId: row.user_id, subjectId, params: { words }, now };
    await notify(trx, { ...told, kind: 'serviceAnswered' });
  }
  return { wakeJobs: true };
}

/** Whoever stopped a case, or found it false, does not answer its family: somebody else looks again. */
async function findJudges(db: Database | Trx, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('inquiries')
    .innerJoin('audit_trail', 'audit_trail.case_id', 'inquiries.case_id')
    .select('audit_trail.staff_user_id')
    .where('inquiries.id', '=', id)
    .where('inquiries.kind', '=', 'service')
    .where(({ or, eb }) =>
      or([
        eb('audit_trail.act', 'in', ['stopCase', 'startRefund']),
        eb('audit_trail.act', '=', 'pass').and('queue', 'in', ['refund', 'refundRelease']),
      ]),
    )
    .distinct()
    .execute();
  return rows.flatMap(({ staff_user_id }) => staff_user_id ?? []);
}

export const inquiryQueues: readonly ReviewQueue[] = [
  {
    name: 'message',
    roles: ['reviewer', 'administrator'],
    find: findInquiry,
    findBarred: findJudges,
    decide: (trx, decided) => decideInquiry(trx, decided),
  },
];
