import { nameIn } from '#src/server/activities/name-in.ts';
import { findRule } from '#src/server/activities/rules/find-rule.ts';
import { pool } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { ReviewQueue } from '#src/server/review/review-queue.ts';
import { matchTypes } from '#src/shared/activities/activity-types.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';
import { decideApplication } from './decide-application.ts';

/** These are families who ask to take part in matching that was promised to others. */
export const applicationQueue: ReviewQueue = {
  name: 'activityApply',
  roles: ['releaser', 'administrator'],
  async find({ db }, id, locale) {
    const row = await db
      .selectFrom('activity_applications as asked')
      .innerJoin('activities', 'activities.id', 'asked.activity_id')
      .innerJoin('cases', 'cases.id', 'asked.case_id')
      .select(['asked.case_id as caseId', 'asked.applied_at as submittedAt', 'cases.title'])
      .select(['activities.id as activityId', 'activities.name', 'activities.names'])
      .select('activities.sponsor')
      .where('asked.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const { activityId, caseId, sponsor, submittedAt, title } = row;
    const asked = { activityId, type: matchTypes[0] };
    const rule = await findRule(db, asked, Number.MAX_SAFE_INTEGER);
    const leftInFen = await findBalance(db, pool(activityId));
    const { apply: t } = textsOf(locale).matching;
    const field = (key: 'activity' | 'sponsor' | 'left' | 'perCase', value: string) => ({
      ...{ name: key, value, label: t.fields[key], refusable: false },
    });
    return {
      ...{ caseId, title, submittedAt },
      fields: [
        field('activity', nameIn(row, locale)),
        field('sponsor', sponsor),
        field('left', t.yuan(yuan(leftInFen, locale))),
        field('perCase', t.yuan(yuan(rule?.perCaseInFen ?? 0, locale))),
      ],
      checks: [{ level: 'green', text: t.check }],
    };
  },
  async decide(trx, decided) {
    const { caseId } = await decideApplication(trx, decided);
    return { purge: [tagOfCase(caseId), tagOfLists], wakeJobs: true };
  },
};
