import { findProposals } from '#src/server/review/find-proposals.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import { deskProposeFunding, deskSettleProposal } from '#src/shared/desk/calls.ts';
import type { TestAnswer } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';

export type Funding = CallInput<typeof deskProposeFunding>;

export const funding: Funding = {
  amountInFen: 123_456,
  statementNo: 'LS20261120000188',
  sponsor: '云岭同心基金会',
  reason: '捐赠协议 2026-018，11 月 20 日对账单',
};

export type PoolDesk = WithdrawingServer & {
  reviewer: Staff;
  releaser: Staff;
  administrator: Staff;
  /** Proposes by the releaser, unless another is named. */
  propose(wish?: Partial<Funding>, staff?: Staff): Promise<TestAnswer<typeof deskProposeFunding>>;
  settle(
    proposalId: string,
    decision: 'confirm' | 'withdraw',
    staff: Staff,
  ): Promise<TestAnswer<typeof deskSettleProposal>>;
  /** It is proposed by the releaser and waits; answers its id. */
  proposedId(wish?: Partial<Funding>): Promise<string>;
  /** It is proposed by the releaser and confirmed by the administrator. */
  fund(wish?: Partial<Funding>): Promise<void>;
  waiting(): ReturnType<typeof findProposals<'poolFunding'>>;
  pooledInFen(): Promise<number>;
};

export async function openPoolDesk(): Promise<PoolDesk> {
  const t = await openWithdrawingServer();
  const reviewer = await addStaff(t, 'reviewer');
  const releaser = await addStaff(t, 'releaser');
  const administrator = await addStaff(t, 'administrator');
  const waiting = () => findProposals(t.services.db, { kind: 'poolFunding' });
  const propose: PoolDesk['propose'] = (wish, staff = releaser) =>
    t.call(deskProposeFunding, { ...funding, ...wish }, as(staff));
  const settle: PoolDesk['settle'] = (proposalId, decision, staff) =>
    t.call(deskSettleProposal, { proposalId, decision }, as(staff));
  const proposedId: PoolDesk['proposedId'] = async (wish) => {
    const { status } = await propose(wish);
    const { statementNo } = { ...funding, ...wish };
    const found = (await waiting()).find(({ subject }) => subject === statementNo);
    if (status !== 200 || !found) throw new Error(`Recording ${statementNo} answered ${status}.`);
    return found.proposalId;
  };
  const fund: PoolDesk['fund'] = async (wish) => {
    const { status } = await settle(await proposedId(wish), 'confirm', administrator);
    if (status !== 200) throw new Error(`Confirming it answered ${status}.`);
  };
  return {
    ...{ ...t, reviewer, releaser, administrator, propose, settle, proposedId, fund, waiting },
    pooledInFen: () => t.balance('P:service-fee'),
  };
}
