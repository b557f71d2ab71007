import type { CallInput } from '#src/shared/contract/call.ts';
import * as actsCalls from '#src/shared/verification/acts/calls.ts';
import * as calls from '#src/shared/verification/hospital-codes/calls.ts';
import { addStaff, as } from '../../../support/test-staff.ts';
import {
  declared,
  fresh,
  openVerificationDesk,
  type VerificationDesk,
} from '../verification-desk.ts';

type Issued = Partial<CallInput<typeof calls.deskIssueHospitalCode>>;

export type HospitalCodeDesk = Awaited<ReturnType<typeof openHospitalCodeDesk>>;

/**
 * Opens a desk with an administrator who gives hospitals codes, and medical staff who type them.
 */
export async function openHospitalCodeDesk() {
  const t = await openVerificationDesk();
  const administrator = await addStaff(t, 'administrator');
  const usual = { hospital: declared.hospital, uses: 5, days: 30, reason: '按公开电话找到医务科' };
  return {
    ...{ t, administrator },
    ...looking(t),
    issue: (more: Issued = {}, by = administrator) =>
      t.call(calls.deskIssueHospitalCode, { ...usual, ...more }, as(by)),
    /** Reads the id of the newest code. */
    async newest() {
      const { id } = await t.services.db
        .selectFrom('hospital_codes')
        .select('id')
        .orderBy('issued_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return id;
    },
    revoke: (codeId: string, leaked = false) =>
      t.call(
        calls.deskRevokeHospitalCode,
        { codeId, leaked, reason: '医院来电说泄露了' },
        as(administrator),
      ),
    /** Verifies with a code at once. */
    verify: (token: string, hospitalCode: string, more = {}) =>
      t.verify(token, { ...declared, hospitalCode, ...more }),
    /** Gives the code afterwards, on the own page. */
    give: (token: string, verifyId: string, hospitalCode: string) =>
      t.call(actsCalls.verificationHospitalCode, { verifyId, hospitalCode }, fresh(token)),
  };
}

/** Answers what staff have left to ask, and what readers see. */
function looking(t: VerificationDesk) {
  return {
    openTasks: async () =>
      (
        await t.services.db
          .selectFrom('review_tasks')
          .select('subject_id as verifyId')
          .where('case_id', '=', t.infoUuid)
          .where('state', '=', 'open')
          .execute()
      ).map(({ verifyId }) => verifyId),
    async shown() {
      const { list, ...counts } = await t.list();
      const { doctorVerificationCount: doctors, countFromHospital: ofHospital } = counts;
      const levels = list.map(({ level, byCode }) => `${level} ${byCode}`);
      return { levels, doctors, ofHospital, saying: counts.declaredDoctorCount };
    },
  };
}
