import { keepTouches } from '#src/server/attribution/keep-touches.ts';
import { addCase } from '#src/server/cases/transitions/add-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';
import { requireKindOpen } from '#src/server/kinds/require-kind-open.ts';
import { newId } from '#src/server/platform/keys.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import type { Services } from '#src/server/services.ts';
import { caseTypes, relations } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Touches } from '#src/shared/platform/touches.ts';
import { emptyBill } from '#src/shared/raising/bill.ts';
import type { FormValues } from '#src/shared/raising/form-values.ts';
import { sheetFor } from '#src/shared/raising/sheet-names.ts';
import type { ChargeOption } from '#src/shared/withdrawals/fee.ts';
import { writePart } from './part-record.ts';

type StartedCase = {
  userId: string;
  nickname: string;
  caseType: 0 | 1 | 99;
  /** This is what is known of two sheets before they are opened. */
  base?: FormValues;
  patient?: FormValues;
  touches?: Touches | undefined;
  now: number;
};

/** One person has so many cases that are begun and neither public nor over. */
const mostBegun = 5;

/** Adds a case that nobody but its owner sees: its public columns stay empty until a review. */
export async function startCase(
  trx: Trx,
  { keys, config }: Pick<Services, 'keys' | 'config'>,
  { userId, nickname, caseType, base, patient, touches, now }: StartedCase,
): Promise<string> {
  await requireRoom(trx, userId);
  const caseId = newId();
  const settings = await findSettings(trx, config);
  requireKindOpen(caseType, settings);
  const fee = {
    service_charge_option: settings.newCaseFeeOption as ChargeOption,
    fee_basis_points: settings.feeBasisPoints,
  };
  const row = { ...emptyCase, id: caseId, case_type: caseType, owner_user_id: userId };
  const raiser = toJson({ name: nickname, relation: relations.other });
  await addCase(
    trx,
    { ...row, ...fee, raiser, created_at: now },
    { patientName: '', raiserName: '' },
  );
  await keepTouches(trx, { of: 'launch', id: caseId, touches }, now);
  const version = 0;
  if (base) {
    const draft = {
      sheet: sheetFor('base', caseType),
      values: caseType === caseTypes.dream ? base : { ...base, caseType: String(caseType) },
    };
    await writePart(trx, keys, { caseId, part: 'base', version, draft, now });
  }
  if (patient) {
    const draft = { sheet: sheetFor('patient', caseType), values: patient };
    await writePart(trx, keys, { caseId, part: 'patient', version, draft, now });
  }
  return caseId;
}

async function requireRoom(trx: Trx, userId: string): Promise<void> {
  const { count } = await trx
    .selectFrom('cases')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('owner_user_id', '=', userId)
    .where('status', 'in', ['APPROVE_PENDING', 'APPROVE_DENIED', 'SUBMITTED'])
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostBegun) throw new Problem('tooManyCases');
}

const noPatient = { displayName: '', age: 0, gender: 'female' };
const noPayee = { kind: 'person', relation: '', displayName: '' };
export const noTreatment = {
  diagnosedOn: '',
  ...emptyBill,
  plan: { text: '' },
};

const emptyCase = {
  title: '',
  content: '',
  // This is the least the table takes; the real one comes with the review.
  target_in_fen: 1,
  status: 'APPROVE_PENDING',
  display_status: 0,
  end_reason: null,
  finish_text: null,
  platform_finish_reason: null,
  illness: '',
  illness_key: '',
  province: '',
  city: '',
  hospital: '',
  department: '',
  patient: toJson(noPatient),
  payee: toJson(noPayee),
  treatment: toJson(noTreatment),
  household: null,
  team: null,
  labels: '[]',
  detail_version: 1,
  picked: 0,
  published_at: null,
  ends_at: null,
  finished_at: null,
} as const;
