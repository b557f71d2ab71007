import type { ProposalKind } from '#src/server/db/proposal-kinds.ts';
import { settleProposal } from '#src/server/desk/settings/settle-proposal.ts';
import { findProposals } from '#src/server/review/find-proposals.ts';
import type { Services } from '#src/server/services.ts';

type Proposed = { kind: ProposalKind; staffUserId: string };

/** The second of two says yes to what waits first. */
export async function confirmProposal(
  services: Services,
  { kind, staffUserId }: Proposed,
  now: number,
): Promise<void> {
  const [proposal] = await findProposals(services.db, { kind });
  const proposalId = proposal?.proposalId ?? '';
  await settleProposal(services, { proposalId, decision: 'confirm', staffUserId }, now);
}
