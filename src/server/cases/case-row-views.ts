import { fromJson } from '#src/server/db/json.ts';
import type { CaseDetail } from '#src/shared/cases/case-detail.ts';
import { maskedName } from '#src/shared/cases/display.ts';
import type { OwnWords } from '#src/shared/platform/own-words.ts';
import type { CaseRow } from './find-case-row.ts';
import { feeAndNetOf } from './money/shown-fund.ts';

/** Answers what a case tells, as columns hold it. */
export function wordsOf(row: CaseRow) {
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

export function personsOf(row: CaseRow) {
  return {
    ownerUserId: row.owner_user_id,
    ownerNickname: row.put_away_at === null ? row.nickname : maskedName(row.nickname),
    patient: fromJson<CaseDetail['patient']>(row.patient),
    raiser: fromJson<CaseDetail['raiser']>(row.raiser),
    payee: fromJson<CaseDetail['payee']>(row.payee),
    household: row.household === null ? null : fromJson<CaseDetail['household']>(row.household),
    team: row.team === null ? null : fromJson<CaseDetail['team']>(row.team),
  };
}

export function moneyOf(row: CaseRow) {
  return {
    serviceChargeOption: row.service_charge_option,
    feeBasisPoints: row.fee_basis_points,
    givenInFen: row.givenInFen,
    raisedInFen: row.raisedInFen,
    targetInFen: row.target_in_fen,
    surplusUse: row.surplus_use === null ? null : fromJson<OwnWords>(row.surplus_use),
    donationCount: row.donationCount,
    matchedInFen: row.matchedInFen,
    ...feeAndNetOf(row),
  };
}
