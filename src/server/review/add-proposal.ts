import type { Trx } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';
import type { ProposalKind } from '#src/server/db/schema.ts';
import { newId } from '#src/server/platform/keys.ts';

type NewProposal = {
  /** Something of it is sealed for its row under this id. */
  proposalId?: string;
  accountSealed?: string;
  kind: ProposalKind;
  subject: string;
  value: unknown;
  reason: string;
  staffUserId: string;
};

/** Adds what one person wants to hold and a second one has to confirm. */
export async function addProposal(trx: Trx, proposal: NewProposal, now: number): Promise<void> {
  await trx
    .insertInto('staff_proposals')
    .values({
      id: proposal.proposalId ?? newId(),
      kind: proposal.kind,
      subject: proposal.subject,
      value: toJson(proposal.value),
      account_sealed: proposal.accountSealed ?? null,
      reason: proposal.reason,
      proposed_by: proposal.staffUserId,
      proposed_at: now,
      state: 'open',
      decided_by: null,
      decided_at: null,
    })
    .execute();
}
