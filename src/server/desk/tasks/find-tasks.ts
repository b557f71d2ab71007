import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { countRefusedBefore } from './count-refused-before.ts';

const size = 20;

type Asked = { queue: QueueName; anchorId: string; locale: Locale };

/** Finds the open tasks of a queue, urgent ones first, then the oldest. */
export async function findTasks(db: Database, asked: Asked) {
  const page = await findPage(db, asked);
  const refused = await countRefusedBefore(
    db,
    page.list.map(({ taskId }) => taskId),
  );
  const list = page.list.map((task) => ({
    ...task,
    timesHandedIn: 1 + (refused.get(task.taskId) ?? 0),
  }));
  return { ...page, list };
}

async function findPage(db: Database, { queue, anchorId, locale }: Asked) {
  const after = readAnchor(anchorId, 'nns');
  let query = selectTasks(db, locale)
    .where('review_tasks.queue', '=', queue)
    .where('review_tasks.state', '=', 'open')
    .orderBy('review_tasks.urgent', 'desc')
    .orderBy('review_tasks.opened_at')
    .orderBy('review_tasks.id')
    .limit(size + 1);
  if (after) {
    const [urgent, openedAt, id] = after as [0 | 1, number, string];
    query = query.where((eb) =>
      eb.or([
        eb('review_tasks.urgent', '<', urgent),
        eb.and([
          eb('review_tasks.urgent', '=', urgent),
          eb(eb.refTuple('review_tasks.opened_at', 'review_tasks.id'), '>', eb.tuple(openedAt, id)),
        ]),
      ]),
    );
  }
  return pageFrom(await query.execute(), size, (row) => [row.urgent, row.openedAt, row.taskId]);
}

function selectTasks(db: Database, locale: Locale) {
  return db
    .selectFrom('review_tasks')
    .leftJoin('cases', 'cases.id', 'review_tasks.case_id')
    .leftJoin('differences', 'differences.id', 'review_tasks.subject_id')
    .leftJoin('users as claimers', 'claimers.id', 'review_tasks.claimed_by')
    .leftJoin('users as assignees', 'assignees.id', 'review_tasks.assigned_to')
    .select([
      'review_tasks.id as taskId',
      'review_tasks.subject_id as subjectId',
      'review_tasks.case_id as caseId',
      'review_tasks.urgent',
      'review_tasks.opened_at as openedAt',
      'review_tasks.waiting_since as waitingSince',
      'review_tasks.escalated_at as escalatedAt',
      'review_tasks.snoozed_until as snoozedUntil',
      'review_tasks.claimed_until as claimedUntil',
      'claimers.nickname as claimer',
      'assignees.nickname as assignee',
      titleIn(locale).$castTo<string | null>().as('caseTitle'),
      'differences.kind as differs',
      'differences.subject as differsIn',
      'differences.number as differsAt',
    ]);
}
