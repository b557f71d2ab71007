import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { ReviewQueue } from '#src/server/review/review-queue.ts';
import { textsOf } from '#src/texts/texts.ts';
import { confirmDoctor } from './confirm-doctor.ts';
import { countedCheck, fieldsOfVerifier, findVerifier, plainField } from './verifier-fields.ts';

/**
 * People who say they treat the patient: staff call the hospital's public number. Passing confirms
 * that the person works there; refusing leaves it at what they say of themselves.
 */
export const doctorQueue: ReviewQueue = {
  name: 'doctor',
  roles: ['reviewer', 'administrator'],
  async find({ db, keys }, verifyId, locale) {
    const row = await findVerifier(db, verifyId);
    if (!row) return undefined;
    const { review, verification } = textsOf(locale);
    const isSame = row.hospital === row.caseHospital;
    return {
      caseId: row.infoUuid,
      title: row.title,
      submittedAt: row.createdAt,
      fields: [
        ...fieldsOfVerifier(keys, row, locale),
        plainField('relation', verification.relations[row.relation as 'nurse'], locale),
        plainField('caseHospital', row.caseHospital, locale),
      ],
      checks: [
        { level: 'amber', text: review.checks.askHospital },
        isSame
          ? { level: 'green', text: review.checks.sameHospital }
          : { level: 'amber', text: review.checks.otherHospital },
        countedCheck(row, locale),
      ],
    };
  },
  async decide(trx, { subjectId: verifyId, decision, staffUserId, now }) {
    if (decision === 'refuse') return {};
    const caseId = await confirmDoctor(trx, { verifyId, staffUserId, now });
    return { purge: [tagOfCase(caseId)] };
  },
};
