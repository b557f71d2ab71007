import type { Selectable } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { CasesTable } from '#src/server/db/schema.ts';
import { type CasePhase, type CaseState, phaseOf } from '#src/shared/cases/case-actions.ts';
import { chargedBasisPoints } from '#src/shared/cases/case-rules.ts';
import { mediaUrl } from '#src/shared/cases/display.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import type {
  CasePicture,
  Fact,
  Household,
  Patient,
  Payee,
  Raiser,
  SecondLanguage,
  Team,
  Treatment,
} from '#src/shared/cases/funding-view.ts';
import { feeOf } from '#src/shared/platform/money.ts';

/** A public case with all that its pages show. */
export type CaseDetail = ReturnType<typeof detailOf> & {
  pictures: CasePicture[];
  facts: Fact[];
  /** What the fee takes out of the gifts so far, and what is left for the patient. */
  feeInFen: number;
  netInFen: number;
  phase: CasePhase;
  state: CaseState;
};

/** Undefined when there is no such case or it is not public: both answer alike. */
export async function findCase(
  db: Database,
  caseId: string,
  now: number,
): Promise<CaseDetail | undefined> {
  const row = await db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .innerJoin('users', 'users.id', 'cases.owner_user_id')
    .selectAll('cases')
    .select(['raised_in_fen', 'donation_count', 'users.nickname'])
    .where('cases.id', '=', caseId)
    .where('cases.status', 'in', publicCaseStatuses)
    .executeTakeFirst();
  if (!row) return undefined;
  const [pictures, facts] = await Promise.all([findPictures(db, caseId), findFacts(db, caseId)]);
  const feeInFen = feeOf(
    row.raised_in_fen,
    chargedBasisPoints({
      serviceChargeOption: row.service_charge_option,
      feeBasisPoints: row.fee_basis_points,
    }),
  );
  const state = caseStateOf(row);
  return {
    ...detailOf(row),
    pictures,
    facts,
    feeInFen,
    netInFen: row.raised_in_fen - feeInFen,
    phase: phaseOf(state, now),
    state,
  };
}

export function caseStateOf(
  row: Pick<
    Selectable<CasesTable>,
    'status' | 'display_status' | 'end_reason' | 'finish_text' | 'ends_at'
  >,
): CaseState {
  return {
    status: row.status,
    displayStatus: row.display_status,
    endReason: row.end_reason,
    finishText: row.finish_text,
    endsAt: row.ends_at,
  };
}

type Row = Selectable<CasesTable> & {
  raised_in_fen: number;
  donation_count: number;
  nickname: string;
};

function detailOf(row: Row) {
  return {
    infoUuid: row.id,
    ownerUserId: row.owner_user_id,
    ownerNickname: row.nickname,
    caseType: row.case_type,
    title: row.title,
    content: row.content,
    secondLanguage: row.second_language ? fromJson<SecondLanguage>(row.second_language) : null,
    status: row.status,
    platformFinishReason: row.platform_finish_reason,
    illness: row.illness,
    illnessKey: row.illness_key,
    province: row.province,
    city: row.city,
    hospital: row.hospital,
    department: row.department,
    patient: fromJson<Patient>(row.patient),
    raiser: fromJson<Raiser>(row.raiser),
    payee: fromJson<Payee>(row.payee),
    treatment: fromJson<Treatment>(row.treatment),
    household: fromJson<Household>(row.household),
    team: row.team ? fromJson<Team>(row.team) : null,
    labels: fromJson<string[]>(row.labels),
    detailVersion: row.detail_version,
    serviceChargeOption: row.service_charge_option,
    feeBasisPoints: row.fee_basis_points,
    shareCount: row.share_count,
    raisedInFen: row.raised_in_fen,
    targetInFen: row.target_in_fen,
    donationCount: row.donation_count,
    publishedAt: row.published_at ?? row.created_at,
    finishedAt: row.finished_at,
  };
}

async function findPictures(db: Database, caseId: string): Promise<CasePicture[]> {
  const rows = await db
    .selectFrom('case_pictures')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('position')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    url: mediaUrl(row.path),
    largeUrl: mediaUrl(row.large_path),
    alt: row.alt,
    altEn: row.alt_en,
    width: row.width,
    height: row.height,
  }));
}

async function findFacts(db: Database, caseId: string): Promise<Fact[]> {
  const rows = await db
    .selectFrom('case_facts')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('stated_at')
    .orderBy('id')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    state: row.state,
    method: row.method,
    methodEn: row.method_en,
    statedAt: row.stated_at,
    expiresAt: row.expires_at,
  }));
}
