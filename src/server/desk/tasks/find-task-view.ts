import { caseStateOf } from '#src/server/cases/find-case.ts';
import { findQuestions } from '#src/server/review/find-questions.ts';
import type { ReviewField, ReviewQueue } from '#src/server/review/review-queue.ts';
import { answerDueAt } from '#src/server/review/staff-clock.ts';
import type { Services } from '#src/server/services.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { type ReportAct, reportActs, rulesOfReportAct } from '#src/shared/review/report-acts.ts';
import type { FieldSince, TaskCheck, TaskFieldView } from '#src/shared/review/task-view.ts';
import { countRefusedBefore } from './count-refused-before.ts';
import { findTask } from './find-task.ts';
import { findTaskComparisons } from './find-task-comparisons.ts';
import { isOfTheirs } from './is-of-theirs.ts';
import { isAdministrator, isHeldBy, type Staff } from './lock-task.ts';
import { findQueue } from './queues.ts';
import { findSinceRefused } from './refused-content.ts';

type Asked = { taskId: string; staff: Staff; locale: Locale };

/**
 * Finds a task for the desk's page: what it is about, who holds it, and what this person may do.
 */
export async function findTaskView(
  services: Services,
  { taskId, staff, locale }: Asked,
  now: number,
) {
  const task = await findTask(services, { taskId, locale }, now);
  const definition = task && findQueue(task.queue);
  if (!task || !definition) return undefined;
  const isOpen = task.state === 'open';
  const subject = isOpen ? await definition.find(services, task.subjectId, locale) : undefined;
  const hasRole = staff.roles.some((role) => definition.roles.includes(role));
  const isOwn = await isOfTheirs(services, task, staff);
  const barred = isOpen ? await definition.findBarred?.(services.db, task.subjectId) : [];
  // What others complained of is not for the eyes of those it is about.
  const mayLook = hasRole && !isOwn;
  const refused = await countRefusedBefore(services.db, [taskId]);
  const shown = mayLook ? subject : undefined;
  const since = shown ? await findSinceRefused(services, { task, definition, locale }) : undefined;
  return {
    ...task,
    timesHandedIn: 1 + (refused.get(taskId) ?? 0),
    title: titleOf(task, subject?.title),
    fields: (shown?.fields ?? []).map((field) => viewOf(field, since?.fields[field.name])),
    /** This is what the family was told on the whole the last time. */
    refusedWords: since?.words,
    checks: (shown?.checks ?? []) as readonly TaskCheck[],
    amountInFen: shown?.amountInFen,
    way: shown?.way,
    questions: mayLook ? await findQuestions(services, { taskId }) : [],
    gone: isOpen && !subject,
    answerDueAt: isOpen ? answerDueAt(task.queue, task.clock) : null,
    heldByYou: isHeldBy(staff.userId, task, now),
    holder: (task.claimedUntil ?? 0) > now ? task.holder : null,
    hasRole,
    ...wayUp(task, definition, staff),
    isOwn: isOwn || barred?.includes(staff.userId) === true,
    comparisons: shown ? await findTaskComparisons(services, { task, definition, staff }) : [],
    reportActs: mayLook ? await findReportActs(services, { ...task, staff }, now) : [],
  };
}

/** Is it theirs to work on, and is there somebody above to give it to? */
function wayUp(
  { escalatedAt }: { escalatedAt: number | null },
  { roles }: ReviewQueue,
  staff: Staff,
) {
  return {
    mayHave: escalatedAt === null || isAdministrator(staff),
    mayEscalate: escalatedAt === null && roles.includes('administrator'),
  };
}

type Reported = { queue: QueueName; caseId: string | null; staff: Staff };

/** Finds what this person may do to the case of a report as it stands. */
async function findReportActs(
  { db }: Pick<Services, 'db'>,
  { queue, caseId, staff }: Reported,
  now: number,
): Promise<ReportAct[]> {
  if (queue !== 'report' || caseId === null) return [];
  const row = await db
    .selectFrom('cases')
    .select(['status', 'display_status', 'end_reason', 'finish_text', 'ends_at'])
    .select(['mourning_at', 'filled_at', 'put_away_at'])
    .where('id', '=', caseId)
    .executeTakeFirst();
  if (!row) return [];
  return reportActs.filter((act) => {
    const { action, roles } = rulesOfReportAct[act];
    return (
      canCase(action, caseStateOf(row), now) && staff.roles.some((role) => roles.includes(role))
    );
  });
}

/** A case is named in the reader's language; what has a name of its own keeps it. */
function titleOf(task: { caseTitle: string | null; toldTitle: string | null }, title?: string) {
  return title === undefined || title === task.caseTitle ? task.toldTitle : title;
}

function viewOf(field: ReviewField, since: FieldSince | undefined): TaskFieldView {
  const { name, label, group = '', imageIds = [], refusable } = field;
  const value = field.secret ? field.masked : (field.value ?? '');
  const caseId = field.secret ? undefined : field.caseId;
  return {
    ...{ name, label, group, imageIds, refusable, value, secret: field.secret === true },
    ...(since ? { since } : {}),
    ...(caseId ? { caseId } : {}),
  };
}
