import { createHash } from 'node:crypto';
import { findOrCreateUser } from '#src/server/accounts/session/find-or-create-user.ts';
import { addCase } from '#src/server/cases/transitions/add-case.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { toJson } from '#src/server/db/json.ts';
import { noTreatment } from '#src/server/raising/sheet/start-case.ts';
import type { Services } from '#src/server/services.ts';
import { type CaseStatus, caseTypes } from '#src/shared/cases/enumerations.ts';
import type { Household, Team, Treatment } from '#src/shared/cases/funding-parts.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { DemoStory } from './demo-story.ts';
import { inTwo } from './in-two.ts';
import { demoMobile } from './invented-numbers.ts';
import { tellingsOf } from './tellings-of.ts';

export type AddedStory = {
  story: DemoStory;
  caseId: string;
  ownerUserId: string;
  publishedAt: number;
};

/** A story's ids stay the same over every reset, so that links to the demo keep working. */
export function demoId(name: string): string {
  return createHash('sha256')
    .update(`warmlight demo ${name}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');
}

type Added = { story: DemoStory; index: number; now: number };

/** Adds a story as its raiser begins it: with all its words, and seen by nobody else yet. */
export async function addStory(
  { db, keys, config }: Services,
  { story, index, now }: Added,
): Promise<AddedStory> {
  const publishedAt = now - story.publishedDaysAgo * dayMs - index * 61_000;
  const caseId = demoId(story.slug);
  const ownerUserId = await inTransaction(db, async (trx) => {
    const owner = await findOrCreateUser(trx, keys, {
      mobile: demoMobile(index),
      locale: 'zh-CN',
      now: publishedAt,
      nickname: story.raiser.name,
    });
    await addCase(
      trx,
      caseRow(story, {
        caseId,
        ownerUserId: owner.id,
        publishedAt,
        feeBasisPoints: config.feeBasisPoints,
      }),
      {
        patientName: story.patient.displayName,
        raiserName: story.raiser.name,
        tellings: tellingsOf(story),
      },
    );
    return owner.id;
  });
  return { story, caseId, ownerUserId, publishedAt };
}

type Placed = { caseId: string; ownerUserId: string; publishedAt: number; feeBasisPoints: number };

/** Answers a case that was begun; who makes it public says when. */
export function caseRow(
  story: DemoStory,
  { caseId, ownerUserId, publishedAt, feeBasisPoints }: Placed,
) {
  return {
    id: caseId,
    case_type: story.caseType,
    owner_user_id: ownerUserId,
    title: story.title,
    content: story.content,
    target_in_fen: story.targetInFen,
    surplus_use: story.surplus ? toJson(inTwo(story.surplus.use, story.surplus.useEn)) : null,
    status: 'APPROVE_PENDING' as CaseStatus,
    display_status: 0,
    end_reason: null,
    finish_text: null,
    platform_finish_reason: null,
    ...illnessOf(story),
    province: story.province,
    city: story.city,
    patient: toJson(story.patient),
    raiser: toJson(story.raiser),
    payee: toJson(story.payee),
    ...wordsOf(story),
    labels: toJson(story.labels),
    detail_version: 1 as const,
    service_charge_option: 2 as const,
    fee_basis_points: feeBasisPoints,
    picked: story.picked ? (1 as const) : (0 as const),
    created_at: publishedAt - 2 * dayMs,
    published_at: null,
    ends_at: null,
    finished_at: null,
  };
}

/** A dream's sheets ask for no illness and no ward. */
function illnessOf({ caseType, illness, illnessKey, hospital, department }: DemoStory) {
  if (caseType === caseTypes.dream)
    return { illness: '', illness_key: '', hospital: '', department: '' };
  return { illness, illness_key: illnessKey, hospital, department };
}

/** Answers the family's words, each with the English version that the story has. */
function wordsOf({
  caseType,
  treatment: { plan, planEn, ...treatment },
  household,
  team,
}: DemoStory) {
  const isDream = caseType === caseTypes.dream;
  const words = inTwo(household.summary, household.summaryEn);
  const members = team?.members.map(({ name, role, roleEn }) => ({
    name,
    role: inTwo(role, roleEn),
  }));
  return {
    treatment: toJson(
      (isDream ? noTreatment : { ...treatment, plan: inTwo(plan, planEn) }) satisfies Treatment,
    ),
    household: isDream ? null : toJson({ words } satisfies Household),
    team: team
      ? toJson({ name: inTwo(team.name, team.nameEn), members: members ?? [] } satisfies Team)
      : null,
  };
}
