import { ensureDemoStaff } from '#src/server/accounts/staff/ensure-demo-staff.ts';
import { actOnCase } from '#src/server/desk/cases/act-on-case.ts';
import { giveVote } from '#src/server/discussions/give-vote.ts';
import { submitExplanation } from '#src/server/discussions/submit-explanation.ts';
import { verdictTask } from '#src/server/discussions/task-subjects.ts';
import { askForVerdict } from '#src/server/discussions/wait-for-due.ts';
import type { Services } from '#src/server/services.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { demoId } from './add-story.ts';
import { decideAtDesk } from './decide-at-desk.ts';

const hourMs = 3_600_000;

type Told = {
  story: string;
  reason: string;
  content: string;
  /** This is what staff say at its end; one that runs has none. */
  result?: string;
};

const running: Told = {
  story: 'liver-cancer-aqiang',
  reason: '有人说病人上个月已经出院回家，请说明现在的治疗情况和住院日期。',
  content:
    '上个月我确实出院了八天，因为等床位。这个月六号又住进来，现在在做第三次介入治疗。出院小结和这次的入院通知都交给平台了，上面有日期。谢谢大家问，也谢谢大家还愿意听我说。',
};
const ended: Told = {
  story: 'lung-uncle-ma',
  reason: '有人问页面上的房子是不是已经卖了，请说明。',
  content:
    '老房子去年挂出去卖，一直没有人买，上个月撤下来了。村里开的证明和中介的单子都交给平台看过。哪天真卖了，我会第一时间写在动态里，钱也都用来看病。',
  result: '村里的证明和中介的单子一致，房子没有卖出，家庭情况和页面上写的相符。',
};

/** Writes one discussion that donors vote on now, and one that ended. */
export async function addDiscussions(services: Services, now: number): Promise<void> {
  await discuss(services, running, now - 2 * dayMs);
  await discuss(services, ended, now - 8 * dayMs);
}

async function discuss(services: Services, told: Told, at: number): Promise<void> {
  const { db } = services;
  const caseId = demoId(told.story);
  const staff = await ensureDemoStaff(services, at);
  const asked = { infoUuid: caseId, warning: '', staffUserId: staff.administrator } as const;
  if (told.result)
    await actOnCase(services, { ...asked, act: 'markRisk', reason: '核实房产。' }, at);
  await actOnCase(services, { ...asked, act: 'openDiscussion', reason: told.reason }, at);
  const { discussionId, ownerUserId } = await findOpened(services, caseId);
  const explained = { caseId, userId: ownerUserId, content: told.content, attachments: [] };
  await submitExplanation(services, explained, at + 12 * hourMs);
  const published = { queue: 'discussion', staffUserId: staff.reviewer } as const;
  await decideAtDesk(services, { ...published, subjectId: discussionId }, at + 20 * hourMs);
  await voteOn(services, { discussionId, caseId }, at + 22 * hourMs);
  if (told.result) {
    const found = await db
      .selectFrom('discussions')
      .select('due_at as dueAt')
      .where('id', '=', discussionId)
      .executeTakeFirstOrThrow();
    const endedAt = at + 5 * dayMs;
    await askForVerdict(db, { discussionId, dueAt: found.dueAt ?? 0 }, endedAt);
    const verdict = { ...published, subjectId: verdictTask(discussionId, 1), words: told.result };
    await decideAtDesk(services, verdict, endedAt);
    await actOnCase(services, { ...asked, act: 'clearRisk', reason: told.result }, endedAt);
  }
}

function findOpened({ db }: Services, caseId: string) {
  return db
    .selectFrom('discussions')
    .innerJoin('cases', 'cases.id', 'discussions.case_id')
    .select(['discussions.id as discussionId', 'cases.owner_user_id as ownerUserId'])
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
}

type Voted = { discussionId: string; caseId: string };

/** Most donors trust it, and some do not. */
async function voteOn({ db }: Services, { discussionId, caseId }: Voted, at: number) {
  const donors = await db
    .selectFrom('donations')
    .select('user_id as userId')
    .distinct()
    .where('case_id', '=', caseId)
    .where('user_id', 'is not', null)
    .where('paid_at', 'is not', null)
    .orderBy('user_id')
    .limit(7)
    .execute();
  for (const [index, { userId }] of donors.entries()) {
    const option = index % 4 === 3 ? 'doubt' : 'trust';
    if (userId) await giveVote(db, { discussionId, userId, option }, at + index * hourMs);
  }
}
