import type { Selectable } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { CasesTable } from '#src/server/db/schema.ts';
import { type CaseState, phaseOf } from '#src/shared/cases/case-actions.ts';
import type { CaseDetail } from '#src/shared/cases/case-detail.ts';
import { chargedBasisPoints, isHighRisk, isHighRiskRefund } from '#src/shared/cases/case-rules.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import { feeOf } from '#src/shared/platform/money.ts';
import type { OwnWords } from '#src/shared/platform/own-words.ts';
import { findFacts, findPictures } from './find-case-parts.ts';
import { findRefundStep } from './find-refund-step.ts';
import { findReturned } from './find-returned.ts';
import { findTellings } from './find-tellings.ts';
import { finishReason } from './finish-reason.ts';

/** Undefined when there is no such case or it is not public: both answer alike. */
export async function findCase(
  db: Database,
  caseId: string,
  now: number,
): Promise<CaseDetail | undefined> {
  const row = await findRow(db, caseId);
  if (!row) return undefined;
  const state = caseStateOf(row);
  const phase = phaseOf(state, now);
  const [tellings, pictures, facts, warnings, refund] = await Promise.all([
    findTellings(db, caseId),
    findPictures(db, caseId),
    findFacts(db, caseId),
    findWarnings(db, row, now),
    findRefundStep(db, { caseId, phase, givenInFen: row.given_in_fen }),
  ]);
  return {
    ...wordsOf(row),
    ...personsOf(row),
    ...moneyOf(row),
    ...warnings,
    tellings,
    pictures,
    facts,
    state,
    phase,
    refund,
  };
}

function findRow(db: Database, caseId: string) {
  return db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .innerJoin('users', 'users.id', 'cases.owner_user_id')
    .selectAll('cases')
    .select(['given_in_fen', 'raised_in_fen', 'donation_count', 'users.nickname'])
    .select((eb) => finishReason(eb).as('finish_reason'))
    .where('cases.id', '=', caseId)
    .where('cases.status', 'in', publicCaseStatuses)
    .executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;
type StateColumns =
  | 'status'
  | 'display_status'
  | 'end_reason'
  | 'finish_text'
  | 'ends_at'
  | 'mourning_at'
  | 'filled_at';

export function caseStateOf(row: Pick<Selectable<CasesTable>, StateColumns>): CaseState {
  return {
    status: row.status,
    displayStatus: row.display_status,
    endReason: row.end_reason,
    finishText: row.finish_text,
    endsAt: row.ends_at,
    mourningAt: row.mourning_at,
    filledAt: row.filled_at,
  };
}

function wordsOf(row: Row) {
  return {
    infoUuid: row.id,
    caseType: row.case_type,
    title: row.title,
    content: row.content,
    status: row.status,
    platformFinishReason: row.platform_finish_reason,
    illness: row.illness,
    illnessKey: row.illness_key,
    province: row.province,
    city: row.city,
    hospital: row.hospital,
    department: row.department,
    treatment: fromJson<CaseDetail['treatment']>(row.treatment),
    labels: fromJson<CaseDetail['labels']>(row.labels),
    detailVersion: row.detail_version,
    shareCount: row.share_count,
    publishedAt: row.published_at ?? row.created_at,
    finishedAt: row.finished_at,
    mourningShownAt: row.mourning_shown_at,
  };
}

function personsOf(row: Row) {
  return {
    ownerUserId: row.owner_user_id,
    ownerNickname: row.nickname,
    patient: fromJson<CaseDetail['patient']>(row.patient),
    raiser: fromJson<CaseDetail['raiser']>(row.raiser),
    payee: fromJson<CaseDetail['payee']>(row.payee),
    household: row.household === null ? null : fromJson<CaseDetail['household']>(row.household),
    team: row.team === null ? null : fromJson<CaseDetail['team']>(row.team),
  };
}

function moneyOf(row: Row) {
  const serviceChargeOption = row.service_charge_option;
  const feeBasisPoints = row.fee_basis_points;
  const basisPoints = chargedBasisPoints({ serviceChargeOption, feeBasisPoints });
  const feeInFen = feeOf(row.raised_in_fen, basisPoints);
  return {
    serviceChargeOption,
    feeBasisPoints,
    givenInFen: row.given_in_fen,
    raisedInFen: row.raised_in_fen,
    targetInFen: row.target_in_fen,
    surplusUse: row.surplus_use === null ? null : fromJson<OwnWords>(row.surplus_use),
    donationCount: row.donation_count,
    feeInFen,
    netInFen: row.raised_in_fen - feeInFen,
  };
}

async function findWarnings(db: Database, row: Row, now: number) {
  const ending = {
    finishReason: row.finish_reason,
    platformFinishReason: row.platform_finish_reason,
  };
  if (!isHighRisk(ending)) return { highRisk: false, highRiskRefund: false };
  const returned = await findReturned(db, row.id, now);
  const whole = { givenInFen: row.given_in_fen };
  return { highRisk: true, highRiskRefund: isHighRiskRefund({ ...ending, ...returned, ...whole }) };
}
