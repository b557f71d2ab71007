import { openPocketCall } from '#src/shared/activities/pockets/calls.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import * as desk from '#src/shared/desk/activities/calls.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import * as allowance from '#src/shared/venues/allowance/calls.ts';
import { as } from '../../support/test-staff.ts';
import { openVenueDesk } from '../venues/venue-desk.ts';
import type { MatchingDesk } from './matching-desk.ts';

type Allowance = Partial<CallInput<typeof desk.deskProposeAllowance>> & { venueId: string };
type Pockets = Partial<CallInput<typeof desk.deskProposePockets>> & { cases: string };
type Filled = { poolInFen?: number };

/** Answers a desk where sponsors promise what people direct, and hands to direct it. */
export async function openDirectedDesk() {
  const t = await openVenueDesk();
  const { proposeAllowance, proposePockets } = proposersOf(t);
  return {
    ...{ ...t, proposeAllowance, proposePockets },
    /** It is a venue's pool for newcomers, filled and begun by the clock; answers its id. */
    allow: async ({ poolInFen = 10_000, ...wish }: Allowance & Filled) =>
      begin(t, poolInFen, await proposeAllowance(wish)),
    pockets: async ({ poolInFen = 10_000, ...wish }: Pockets & Filled) =>
      begin(t, poolInFen, await proposePockets(wish)),
    ...handsOf(t),
  };
}

function proposersOf(t: MatchingDesk) {
  const alike = () => ({ ...daysFrom(t.services.now()), perCaseInFen: 50_000, accountAgeDays: 0 });
  return {
    proposeAllowance: (wish: Allowance) => {
      const told = { name: '新朋友', sponsor: '云岭同心基金会', reason: '捐赠协议 2026-061' };
      const promised = { ...told, ...alike(), allowanceInFen: 1000, days: 7, ...wish };
      return t.call(desk.deskProposeAllowance, promised, as(t.releaser));
    },
    proposePockets: (wish: Pockets) => {
      const told = { name: '转发有心', sponsor: '青禾软件', reason: '捐赠协议 2026-062' };
      const rule = { pocketInFen: 300, pocketHours: 48, perShareInFen: 200, perPersonInFen: 400 };
      return t.call(
        desk.deskProposePockets,
        { ...told, ...alike(), ...rule, ...wish },
        as(t.releaser),
      );
    },
  };
}

function daysFrom(now: number) {
  return { startDay: dayOf(now), endDay: dayOf(now + 9 * dayMs) };
}

async function begin(t: MatchingDesk, poolInFen: number, { status }: { status: number }) {
  if (status !== 200) throw new Error(`The promise was refused: ${status}.`);
  const proposal = await t.newest('activity');
  const settled = await t.settle(proposal?.proposalId ?? '');
  if (settled.status !== 200 || !proposal) {
    throw new Error(`The activity was refused: ${settled.status}.`);
  }
  await t.move('in', { activityId: proposal.subject, amountInFen: poolInFen });
  await t.runJobs();
  return proposal.subject;
}

function handsOf(t: MatchingDesk) {
  const { db } = t.services;
  return {
    create: (activityId: string, token: string) =>
      t.call(allowance.newUserCreate, { activityId }, { token }),
    look: (activityId: string, token: string) =>
      t.call(allowance.newUserGet, { activityId }, { token }),
    progress: (activityId: string) => t.call(allowance.allowanceProgress, { activityId }),
    decide: (activityId: string, infoUuid: string, token: string, amountInFen = 1000) =>
      t.call(allowance.decideSelfCall, { activityId, amountInFen, infoUuid }, { token }),
    openPocket: (redPocketId: string, token: string) =>
      t.call(openPocketCall, { redPocketId }, { token }),
    /** This is the pocket that a gift brought, as the table has it. */
    pocketOf: (orderId: string) =>
      db
        .selectFrom('pool_promises')
        .select(['id', 'status', 'amount_in_fen as inFen', 'ends_at as endsAt'])
        .where('order_id', '=', orderId)
        .executeTakeFirst(),
    refusalsOf: async (activityId: string) => {
      const rows = await db
        .selectFrom('grant_refusals')
        .select(['kind', 'because', 'times'])
        .where('activity_id', '=', activityId)
        .execute();
      return Object.fromEntries(rows.map((row) => [`${row.kind} ${row.because}`, row.times]));
    },
  };
}

export type DirectedDesk = Awaited<ReturnType<typeof openDirectedDesk>>;
