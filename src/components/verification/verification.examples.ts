import { sampleVerification } from '#src/preview/sample-verification.ts';
import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { doctorLevels } from '#src/shared/verification/doctor-levels.ts';
import { relationsOfKind, verifierKinds } from '#src/shared/verification/verifier-kinds.ts';
import KindBar from './KindBar.astro';
import VerificationCard from './VerificationCard.astro';
import VerificationSummary from './VerificationSummary.astro';

const counts = {
  ...{ doctorVerificationCount: 2, friendsVerificationCount: 20, count: 25 },
  ...{ sickFriendsVerificationCount: 3, countFromHospital: 1 },
  ...{ cardSeenDoctorCount: 1, declaredDoctorCount: 4 },
};
const none = {
  ...{ doctorVerificationCount: 0, friendsVerificationCount: 0, count: 0 },
  ...{ sickFriendsVerificationCount: 0, countFromHospital: 0 },
  ...{ cardSeenDoctorCount: 0, declaredDoctorCount: 0 },
};
const caseType = caseTypes.illness;
const first = sampleVerification({ selected: true });

export const examples = [
  show(KindBar).in(({ locale }) => ({ usual: { counts, caseType, locale } })),
  show(VerificationCard).in(({ locale, texts }) => ({
    ...Object.fromEntries(
      verifierKinds.map((kind) => {
        const relation = relationsOfKind[kind][0];
        const hospital = kind === 'doctor' ? '云岭儿童医院' : '';
        return [
          kind,
          { verification: sampleVerification({ kind, relation, hospital }), caseType, locale },
        ];
      }),
    ),
    ...Object.fromEntries(
      doctorLevels.map((level) => {
        const checkedAt = level === 'declared' ? null : sampleAt;
        const treats = { kind: 'doctor', relation: 'nurse', hospital: '云岭儿童医院' } as const;
        const verification = sampleVerification({ ...treats, level, checkedAt });
        return [level, { verification, caseType, locale }];
      }),
    ),
    'confirmed by code': {
      ...{ caseType, locale },
      verification: sampleVerification({
        ...({ kind: 'doctor', relation: 'nurse', hospital: '云岭儿童医院' } as const),
        ...{ level: 'confirmed', checkedAt: sampleAt, byCode: true },
      }),
    },
    selected: { verification: first, caseType, locale, slot: texts.reports.promise },
    'hidden, long words': {
      verification: sampleVerification({ hidden: true, content: longWords, shownName: longWords }),
      caseType,
      locale,
    },
  })),
  show(VerificationSummary).in(({ locale }) => ({
    some: { infoUuid: sampleId, caseType, counts, first, open: true, locale },
    'none yet': {
      infoUuid: sampleId,
      caseType,
      counts: none,
      first: undefined,
      open: true,
      locale,
    },
    closed: { infoUuid: sampleId, caseType, counts: none, first: undefined, open: false, locale },
  })),
];
