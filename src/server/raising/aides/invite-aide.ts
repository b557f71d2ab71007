import { caseStateOf } from '#src/server/cases/find-case.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { lockCase } from '#src/server/raising/lock-case.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import {
  type AideKind,
  inviteDays,
  mayBeHelped,
  mostAides,
} from '#src/shared/raising/aides/help-rules.ts';

type Invited = { caseId: string; kind: AideKind };
type Invitation = { helpId: string; expiresAt: number };

const dayMs = 86_400_000;

/** Opens a link for one person. Where one of the kind waits already, it stays the one. */
export function inviteAide(
  db: Database,
  { caseId, kind }: Invited,
  now: number,
): Promise<Invitation> {
  return inTransaction(db, async (trx) => {
    const row = await lockCase(trx, caseId);
    if (!mayBeHelped(caseStateOf(row), now)) throw new Problem('caseNotEditable');
    await endExpired(trx, caseId, now);
    const running = await trx
      .selectFrom('case_aides')
      .select(['id', 'kind', 'accepted_at', 'expires_at'])
      .where('case_id', '=', caseId)
      .where('ended_at', 'is', null)
      .execute();
    const waiting = running.find((one) => one.kind === kind && one.accepted_at === null);
    if (waiting) return { helpId: waiting.id, expiresAt: waiting.expires_at };
    if (running.length >= mostAides) throw new Problem('aidesFull');
    const helpId = newId();
    const expiresAt = now + inviteDays * dayMs;
    const nobody = { aide_user_id: null, accepted_at: null, ended_at: null, ended_by: null };
    await trx
      .insertInto('case_aides')
      .values({
        ...{ id: helpId, case_id: caseId, kind, invited_at: now, expires_at: expiresAt },
        ...nobody,
      })
      .execute();
    return { helpId, expiresAt };
  });
}

async function endExpired(trx: Trx, caseId: string, now: number): Promise<void> {
  await trx
    .updateTable('case_aides')
    .set({ ended_at: now, ended_by: 'time' })
    .where('case_id', '=', caseId)
    .where('accepted_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
}
