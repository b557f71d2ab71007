import { findProposals } from '#src/server/review/find-proposals.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import { deskProposeFeeOption, deskSettleProposal } from '#src/shared/desk/calls.ts';
import type { TestAnswer } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';

type Wish = Partial<CallInput<typeof deskProposeFeeOption>>;

export const reason = '低保家庭，基金会同意支付服务费';

export type FeeDesk = WithdrawingServer & {
  reviewer: Staff;
  releaser: Staff;
  administrator: Staff;
  /** Proposes subsidising, by the administrator, unless others are named. */
  propose(
    infoUuid: string,
    wish?: Wish,
    staff?: Staff,
  ): Promise<TestAnswer<typeof deskProposeFeeOption>>;
  settle(
    proposalId: string,
    decision: 'confirm' | 'withdraw',
    staff: Staff,
  ): Promise<TestAnswer<typeof deskSettleProposal>>;
  /** It is proposed by the administrator and waits; answers its id. */
  proposedId(infoUuid: string, wish?: Wish): Promise<string>;
  /** It is proposed by the administrator and confirmed by the releaser. */
  setOption(infoUuid: string, option: 1 | 2 | 3 | 4): Promise<void>;
  waiting(infoUuid: string): ReturnType<typeof findProposals<'feeOption'>>;
  optionOf(infoUuid: string): Promise<number>;
};

export async function openFeeDesk(): Promise<FeeDesk> {
  const t = await openWithdrawingServer();
  const reviewer = await addStaff(t, 'reviewer');
  const releaser = await addStaff(t, 'releaser');
  const administrator = await addStaff(t, 'administrator');
  const waiting: FeeDesk['waiting'] = (infoUuid) =>
    findProposals(t.services.db, { kind: 'feeOption', subject: infoUuid });
  const propose: FeeDesk['propose'] = (infoUuid, wish, staff = administrator) =>
    t.call(deskProposeFeeOption, { infoUuid, option: 4, reason, ...wish }, as(staff));
  const settle: FeeDesk['settle'] = (proposalId, decision, staff) =>
    t.call(deskSettleProposal, { proposalId, decision }, as(staff));
  const proposedId: FeeDesk['proposedId'] = async (infoUuid, wish) => {
    const { status } = await propose(infoUuid, wish);
    const [found] = await waiting(infoUuid);
    if (status !== 200 || !found) throw new Error(`Proposing it answered ${status}.`);
    return found.proposalId;
  };
  const setOption: FeeDesk['setOption'] = async (infoUuid, option) => {
    const { status } = await settle(await proposedId(infoUuid, { option }), 'confirm', releaser);
    if (status !== 200) throw new Error(`Confirming it answered ${status}.`);
  };
  const optionOf = async (infoUuid: string) => {
    const { service_charge_option } = await t.services.db
      .selectFrom('cases')
      .select('service_charge_option')
      .where('id', '=', infoUuid)
      .executeTakeFirstOrThrow();
    return service_charge_option;
  };
  return {
    ...{ ...t, reviewer, releaser, administrator, propose, settle, proposedId },
    ...{ setOption, waiting, optionOf },
  };
}
