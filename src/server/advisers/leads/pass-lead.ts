import { sharesBrowser } from '#src/server/activities/bonfire/shares-browser.ts';
import { mayBeMatched } from '#src/server/activities/match/may-be-matched.ts';
import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { logLead } from './log-lead.ts';

/** An appeal begun later than this after the family left its number is of its own making. */
const countsForMs = 180 * dayMs;

type Passed = { caseId: string; ownerUserId: string };

/**
 * An appeal passed review: the lead that came before it counts for its adviser and, once, for who
 * invited the family. A family that left its number afterwards was helped by nobody's invitation.
 */
export async function passLead(
  trx: Trx,
  { caseId, ownerUserId }: Passed,
  now: number,
): Promise<void> {
  const lead = await findLead(trx, { caseId, ownerUserId }, now);
  if (!lead) return;
  const { id, adviserId, inviterUserId } = lead;
  const counts =
    inviterUserId !== null && (await mayRefer(trx, { userId: inviterUserId, caseId }, now));
  await trx
    .updateTable('leads')
    .set({ case_id: caseId, passed_at: now, referred_at: counts ? now : null, state: 'closed' })
    .set({ changed_at: now })
    .where('id', '=', id)
    .execute();
  await logLead(trx, { leadId: id, act: 'passed', by: null, adviserId }, now);
  if (!counts) return;
  await notify(trx, { userId: inviterUserId, kind: 'referralCounted', subjectId: caseId, now });
}

async function findLead(trx: Trx, { caseId, ownerUserId }: Passed, now: number) {
  const counted = await trx
    .selectFrom('leads')
    .select('id')
    .where('case_id', '=', caseId)
    .where('passed_at', 'is not', null)
    .executeTakeFirst();
  if (counted) return undefined;
  return trx
    .selectFrom('leads')
    .innerJoin('inquiries', 'inquiries.id', 'leads.id')
    .innerJoin('cases', (join) => join.on('cases.id', '=', caseId))
    .innerJoin('users', (join) => join.on('users.id', '=', ownerUserId))
    .select(['leads.id', 'leads.adviser_id as adviserId', 'leads.inviter_user_id as inviterUserId'])
    .where('leads.passed_at', 'is', null)
    .where('leads.created_at', '>', now - countsForMs)
    .where((eb) =>
      eb.or([
        // It is of the very case where a family was stuck in it.
        eb('leads.case_id', '=', caseId),
        eb.and([
          eb('leads.case_id', 'is', null),
          eb('leads.created_at', '<=', eb.ref('cases.created_at')),
          eb.or([
            eb('inquiries.user_id', '=', ownerUserId),
            eb('inquiries.mobile_index', '=', eb.ref('users.mobile_index')),
          ]),
        ]),
      ]),
    )
    .orderBy('leads.created_at')
    .orderBy('leads.id')
    .limit(1)
    .executeTakeFirst();
}

type Inviter = { userId: string; caseId: string };

/**
 * Neither the family may, nor whom it names as payee, nor staff, nor someone of the same browser.
 */
async function mayRefer(trx: Trx, inviter: Inviter, now: number): Promise<boolean> {
  const isOther = await mayBeMatched(trx, { ...inviter, accountAgeDays: 0 }, now);
  return isOther && !(await sharesBrowser(trx, inviter));
}
