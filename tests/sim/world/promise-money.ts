import { createHash } from 'node:crypto';
import { fundActivity } from '#src/server/activities/move-pool.ts';
import { openActivity } from '#src/server/activities/open-activity.ts';
import { takeStep } from '#src/server/activities/take-step.ts';
import { clockJob } from '#src/server/activities/wait-for-clock.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { writeSetting } from '#src/server/desk/settings/change-setting.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import { joinVenue } from '#src/server/venues/allowance/join-venue.ts';
import { openVenue } from '#src/server/venues/open-venue.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { inEachLocale } from '#src/shared/platform/in-each-locale.ts';
import {
  allowancesAt,
  bonfires,
  drops,
  matching,
  ofWallet,
  pockets,
  type SponsorPromise,
} from './sponsor-promises.ts';

export type Sponsored = {
  /** A sponsor matches the gifts to the first case by this. */
  activityId: string;
  /** Another gives to teams of the second by this. */
  bonfiresId: string;
  /** A third adds to gifts and shares of the third by this. */
  pocketsId: string;
  /** Newcomers direct there what a fourth gave, and this is its pool. */
  venueId: string;
  allowancesId: string;
  /** A fifth gives a drop for each giver by this. */
  dropsId: string;
  /** A sixth adds to what one wallet pays by this. */
  walletId: string;
};
type Asked = { caseIds: readonly string[]; staff: readonly { userId: string }[] };
type Aside = { ofDrops: string; ofWallet: string; leftOut: string };

/** Each case has a sponsor of its own, and newcomers may choose among the first three. */
export async function promiseMoney(
  services: Services,
  { caseIds, staff, ...aside }: Asked & Aside,
): Promise<Sponsored> {
  const [one = '', other = '', third = ''] = caseIds;
  const venueId = await openDoors(services, { caseIds, staff });
  const sponsored = {
    venueId,
    activityId: await promise(services, { ...matching, cases: [one], staff }),
    bonfiresId: await promise(services, { ...bonfires, cases: [other], staff }),
    pocketsId: await promise(services, { ...pockets, cases: [third], staff }),
    allowancesId: await promise(services, { ...allowancesAt(venueId), cases: caseIds, staff }),
    dropsId: await promise(services, {
      ...{ ...drops, cases: [aside.ofDrops, aside.leftOut], staff },
      activityId: newIdLeavingOut(aside),
    }),
    walletId: await promise(services, { ...ofWallet, cases: [aside.ofWallet], staff }),
  };
  await forgetStarts(services);
  await setHold(services, staff);
  return sponsored;
}

/** The largest matches are looked at from this sum on. */
const heldFromInFen = 1200;

async function setHold({ db, now }: Services, staff: Asked['staff']): Promise<void> {
  const [{ userId: staffUserId }] = staff as [{ userId: string }];
  const setting = { key: 'grantHoldFromInFen', value: heldFromInFen, reason: '' } as const;
  await inTransaction(db, (trx) =>
    writeSetting(trx, { ...setting, staffUserId, confirmedBy: null }, now()),
  );
}

/** All of them have started, so that no story spends its first work on their clocks. */
async function forgetStarts({ db, now }: Services): Promise<void> {
  await db.deleteFrom('jobs').where('name', '=', clockJob).where('run_at', '<=', now()).execute();
}

/** Opens a venue that gathers all cases, and runs. */
async function openDoors({ db, now }: Services, { caseIds, staff }: Asked): Promise<string> {
  const activityId = newId();
  const said = { name: '暖阳日', intro: '给住院的家庭。' };
  const time = { startsAt: now(), endsAt: now() + 10 * dayMs };
  const promised = {
    ...time,
    name: said.name,
    words: inEachLocale(() => said),
    sponsor: '青禾',
  };
  const [proposedBy = '', approvedBy = ''] = staff.map(({ userId }) => userId);
  await inTransaction(db, async (trx) => {
    const persons = { proposedBy, approvedBy };
    const opened = { activityId, promised: { ...promised, cases: [...caseIds] }, ...persons };
    await openVenue(trx, opened, now());
    await takeStep(trx, { activityId, step: 'start', staffUserId: null }, now());
  });
  return activityId;
}

/**
 * It is the id of an activity by whose lot one of its two cases is left out; reckoned by hand, as
 * anybody may.
 */
function newIdLeavingOut({ ofDrops: matched, leftOut }: Aside): string {
  const percent = drops.controlPercent ?? 0;
  const lotOf = (activityId: string, caseId: string) =>
    createHash('sha256').update(`${activityId}:${caseId}`).digest().readUInt32BE(0) % 100;
  for (;;) {
    const activityId = newId();
    const isLeftOut = (caseId: string) => lotOf(activityId, caseId) < percent;
    if (isLeftOut(leftOut) && !isLeftOut(matched)) return activityId;
  }
}

type Promised = SponsorPromise & {
  activityId?: string;
  cases: readonly string[];
  staff: Asked['staff'];
};

async function promise(
  { db, now }: Services,
  { activityId = newId(), cases, staff, poolInFen, statementNo, ...typed }: Promised,
): Promise<string> {
  const time = { startsAt: now(), endsAt: now() + 10 * dayMs };
  const promised = { ...typed, name: '同行', sponsor: '青禾', ...time, cases: [...cases] };
  const [one, other] = staff.map(({ userId }) => userId) as [string, string];
  await inTransaction(db, async (trx) => {
    const persons = { proposedBy: one, approvedBy: other };
    await openActivity(trx, { activityId, promised, ...persons }, now());
    if (promised.type === 'taskDonation') {
      await joinVenue(trx, { activityId, venueId: promised.rule.venueId });
    }
    await takeStep(trx, { activityId, step: 'start', staffUserId: null }, now());
    await fundActivity(trx, { activityId, statementNo, amountInFen: poolInFen }, now());
  });
  return activityId;
}
