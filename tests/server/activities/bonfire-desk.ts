import {
  bonfireMembers,
  createBonfire,
  getBonfire,
  joinBonfire,
} from '#src/shared/activities/bonfire/calls.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import { deskProposeBonfire } from '#src/shared/desk/activities/calls.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { as } from '../../support/test-staff.ts';
import { type MatchingDesk, openMatchingDesk } from './matching-desk.ts';

type Promised = CallInput<typeof deskProposeBonfire>;
type Wish = Partial<Promised> & { cases: string; poolInFen?: number };

/** Answers a desk where sponsors promise to teams, and hands to be in them. */
export async function openBonfireDesk() {
  const t = await openMatchingDesk();
  return { ...t, light: (wish: Wish) => light(t, wish), ...handsOf(t), ...booksOf(t) };
}

export type BonfireDesk = Awaited<ReturnType<typeof openBonfireDesk>>;

/** It is promised by one, confirmed by another, filled, and begun by the clock; answers its id. */
async function light(t: MatchingDesk, { poolInFen = 100_000, ...wish }: Wish): Promise<string> {
  const now = t.services.now();
  const promised = {
    ...{ name: '众人拾柴', sponsor: '云岭同心基金会', ladder: '2:1000\n4:3000' },
    ...{ startDay: dayOf(now), endDay: dayOf(now + 9 * dayMs), hours: 48 },
    ...{ counts: 'gift' as const, teamsPerCase: 5, perCaseInFen: 20_000, accountAgeDays: 0 },
    ...{ reason: '捐赠协议 2026-044', ...wish },
  };
  const said = await t.call(deskProposeBonfire, promised, as(t.releaser));
  if (said.status !== 200) throw new Error(`The promise was refused: ${said.status}.`);
  const proposal = await t.newest('activity');
  const { status } = await t.settle(proposal?.proposalId ?? '');
  if (status !== 200 || !proposal) throw new Error(`The activity was refused: ${status}.`);
  await t.move('in', { activityId: proposal.subject, amountInFen: poolInFen });
  await t.runJobs();
  return proposal.subject;
}

function handsOf(t: MatchingDesk) {
  const start = (infoUuid: string, token: string) => t.call(createBonfire, { infoUuid }, { token });
  const join = (bonfireUuid: string, token: string) =>
    t.call(joinBonfire, { bonfireUuid }, { token });
  return {
    ...{ start, join },
    look: (asked: CallInput<typeof getBonfire>, token?: string) =>
      t.call(getBonfire, asked, token ? { token } : {}),
    members: (bonfireUuid: string, anchorId = '') =>
      t.call(bonfireMembers, { bonfireUuid, anchorId }),
    /** Somebody new starts a team; answers its number and who started it. */
    started: async (infoUuid: string) => {
      const token = await t.donor();
      const { data } = await start(infoUuid, token);
      return { bonfireUuid: data.team?.bonfireUuid ?? '', token };
    },
    /** This is somebody new who is in the team. */
    joined: async (bonfireUuid: string) => {
      const token = await t.donor();
      await join(bonfireUuid, token);
      return token;
    },
  };
}

/** Answers what the tables say of teams. */
function booksOf({ services: { db } }: MatchingDesk) {
  return {
    stepsOf: async (bonfireUuid: string) => {
      const rows = await db
        .selectFrom('bonfire_steps')
        .select(['step', 'amount_in_fen as inFen'])
        .where('bonfire_id', '=', bonfireUuid)
        .orderBy('step')
        .execute();
      return rows.map(({ step, inFen }) => [step, inFen]);
    },
    promisedOf: async (activityId: string) => {
      const rows = await db
        .selectFrom('bonfires')
        .select('promised_in_fen as inFen')
        .where('activity_id', '=', activityId)
        .execute();
      return rows.reduce((sum, { inFen }) => sum + inFen, 0);
    },
  };
}
