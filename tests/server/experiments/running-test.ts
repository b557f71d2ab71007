import { newId } from '#src/server/platform/keys.ts';
import { findProposals } from '#src/server/review/find-proposals.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import { deskSettleProposal } from '#src/shared/desk/calls.ts';
import { deskProposeTest } from '#src/shared/experiments/desk/calls.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';

type Wish = CallInput<typeof deskProposeTest>;
const usual: Wish = { testFlag: 1, percent: 50, reason: '想知道起始金额是否合适' };

export type TestDesk = GivingServer & {
  releaser: Staff;
  administrator: Staff;
  propose(wish?: Partial<Wish>): Promise<{ status: number; code: number }>;
  /** Answers the one that waits. */
  proposalId(): Promise<string>;
  settle(staff: Staff, proposalId?: string): Promise<{ status: number; code: number }>;
  /** It is proposed by the administrator and confirmed by the releaser; answers its id. */
  start(wish?: Partial<Wish>): Promise<string>;
  /** Opens the way to give as a guest does, and answers the cookie it got. */
  openAsGuest(infoUuid: string, headers?: Record<string, string>): Promise<Opened>;
};
type Opened = { location: string; cookie: string };

/** Opens a server with two of staff who may start a test. */
export async function openTestDesk(): Promise<TestDesk> {
  const t = await openGivingServer();
  const administrator = await addStaff(t, 'administrator');
  const releaser = await addStaff(t, 'releaser');
  const propose: TestDesk['propose'] = (wish) =>
    t.call(deskProposeTest, { ...usual, ...wish }, as(administrator));
  const proposalId = async () =>
    (await findProposals(t.services.db, { kind: 'cashierTest' }))[0]?.proposalId ?? '';
  const settle: TestDesk['settle'] = async (staff, id) =>
    t.call(
      deskSettleProposal,
      { proposalId: id ?? (await proposalId()), decision: 'confirm' },
      as(staff),
    );
  return {
    ...t,
    ...{ administrator, releaser, propose, proposalId, settle },
    start: async (wish) => {
      await propose(wish);
      const id = await proposalId();
      await settle(releaser, id);
      return id;
    },
    openAsGuest: async (infoUuid, headers = {}) => {
      const path = `/cf/pay/mp-shunt?infoUuid=${infoUuid}`;
      const address = { 'x-client-address': newId() };
      const shunted = await t.request(path, { headers: { ...address, ...headers } });
      const cookie = shunted.headers.get('set-cookie')?.split(';')[0] ?? '';
      const location = shunted.headers.get('location') ?? '';
      // The renderer is not part of this server: what the door does is all that happens.
      await t.request(location, { headers: { ...address, ...headers, cookie } });
      return { location, cookie };
    },
  };
}
