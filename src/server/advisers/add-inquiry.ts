import { keepTouches } from '#src/server/attribution/keep-touches.ts';
import { findCaseState } from '#src/server/cases/state/case-state.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { toJson } from '#src/server/db/json.ts';
import { bindImages } from '#src/server/media/bind-images.ts';
import { requireOwnImages } from '#src/server/media/require-own-images.ts';
import { type Keys, newId } from '#src/server/platform/keys.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import { maskMobile } from '#src/shared/accounts/mobile-number.ts';
import {
  type InquiryField,
  type InquiryKind,
  inquiriesPerDay,
  isLead,
} from '#src/shared/advisers/inquiry-kinds.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { dayMs, dayNumberOf } from '#src/shared/platform/china-days.ts';
import type { Touches } from '#src/shared/platform/touches.ts';
import { addGreenPath } from './green/add-green-path.ts';
import { addLead } from './leads/add-lead.ts';

export type NewInquiry = {
  kind: InquiryKind;
  /** Both are of whoever may be without an account. */
  caller?: { name: string; mobile: string };
  userId: string | undefined;
  infoUuid?: string;
  adviserId?: string;
  content: Partial<Record<InquiryField, string>>;
  /** These are papers of who is signed in. */
  attachments?: readonly string[];
  touches?: Touches | undefined;
};

/**
 * Keeps what someone asks of us, sealed, and gives it to staff. The same words of the same person
 * on the same day are the same inquiry, sent twice.
 */
export async function addInquiry(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  inquiry: NewInquiry,
  now: number,
): Promise<string> {
  const { kind, caller, userId, infoUuid, content, attachments = [] } = inquiry;
  const mobileIndex = caller ? keys.blindIndex('mobile', caller.mobile) : null;
  const who = mobileIndex ?? userId ?? '';
  const day = dayNumberOf(now);
  const about = [infoUuid, inquiry.adviserId, ...attachments];
  const same = [kind, who, ...about, day, toJson(content)].join(' ');
  const repeatIndex = keys.blindIndex('inquiry', same);
  return inTransaction(db, async (trx) => {
    const before = await findSame(trx, repeatIndex);
    if (before) return before;
    await requireKnown(trx, inquiry);
    await requireFew(trx, { mobileIndex, userId }, now);
    const id = newId();
    const added = await trx
      .insertInto('inquiries')
      .values({
        ...{ id, kind, repeat_index: repeatIndex, user_id: userId ?? null },
        ...{ case_id: infoUuid || null, adviser_id: inquiry.adviserId || null },
        ...{ mobile_index: mobileIndex, ...sealedOf(keys, { id, inquiry }) },
        ...{ state: 'open', answer: '', created_at: now, answered_at: null },
      })
      .onConflict((conflict) => conflict.column('repeat_index').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return (await findSame(trx, repeatIndex)) ?? id;
    await bindPapers(trx, { id, userId, imageIds: attachments }, now);
    await keepTouches(trx, { of: 'lead', id, touches: inquiry.touches }, now);
    await passOn(trx, { id, mobileIndex, inquiry }, now);
    return id;
  });
}

/** Seals who asks, and what; only staff who hold the task open it. */
function sealedOf(keys: Keys, { id, inquiry }: { id: string; inquiry: NewInquiry }) {
  const { caller, content } = inquiry;
  return {
    name_sealed: caller ? keys.seal('inquiries.name_sealed', id, caller.name) : null,
    mobile_sealed: caller ? keys.seal('inquiries.mobile_sealed', id, caller.mobile) : null,
    mobile_masked: caller ? maskMobile(caller.mobile) : null,
    content_sealed: keys.seal('inquiries.content_sealed', id, toJson(content)),
  };
}

/** Answers what the papers of an inquiry are bound to. */
export const papersOfInquiry = (id: string) => `inquiry:${id}` as const;

type Papers = { id: string; userId: string | undefined; imageIds: readonly string[] };

async function bindPapers(trx: Trx, { id, userId = '', imageIds }: Papers, now: number) {
  await requireOwnImages(trx, { imageIds, userId, purposes: ['answer'] });
  await bindImages(trx, { imageIds, subject: papersOfInquiry(id), now });
}

type Kept = { id: string; mobileIndex: string | null; inquiry: NewInquiry };

/**
 * Answers who wants to be called has an adviser; an application goes its own way; staff answer the
 * rest.
 */
async function passOn(trx: Trx, { id, mobileIndex, inquiry }: Kept, now: number): Promise<void> {
  const { kind, content, touches } = inquiry;
  const [userId, caseId] = [inquiry.userId ?? null, inquiry.infoUuid || null];
  if (kind === 'greenPath') return addGreenPath(trx, { id, userId }, now);
  if (isLead(kind)) {
    const who = { userId, mobileIndex, adviserId: inquiry.adviserId || null };
    return addLead(trx, { id, ...who, city: content.city, caseId, touches }, now);
  }
  await openTask(trx, { queue: 'message', subjectId: id, caseId, submittedBy: userId, now });
}

async function findSame(trx: Trx, repeatIndex: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('inquiries')
    .select('id')
    .where('repeat_index', '=', repeatIndex)
    .executeTakeFirst();
  return row?.id;
}

async function requireKnown(trx: Trx, { infoUuid, adviserId }: NewInquiry): Promise<void> {
  if (infoUuid && !(await findCaseState(trx, infoUuid))) throw new Problem('notFound');
  if (!adviserId) return;
  const adviser = await trx
    .selectFrom('advisers')
    .select('id')
    .where('id', '=', adviserId)
    .executeTakeFirst();
  if (!adviser) throw new Problem('notFound');
}

type Who = { mobileIndex: string | null; userId: string | undefined };

async function requireFew(trx: Trx, { mobileIndex, userId }: Who, now: number): Promise<void> {
  const { count, firstAt } = await trx
    .selectFrom('inquiries')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('firstAt')])
    .$if(mobileIndex !== null, (query) => query.where('mobile_index', '=', mobileIndex))
    .$if(mobileIndex === null, (query) => query.where('user_id', '=', userId ?? ''))
    .where('created_at', '>', now - dayMs)
    .executeTakeFirstOrThrow();
  if (Number(count) < inquiriesPerDay) return;
  const retryAfterSeconds = Math.ceil((Number(firstAt) + dayMs - now) / 1000);
  throw new Problem('tooManyInquiries', { retryAfterSeconds });
}
