import Picture from '#src/components/cases/Picture.astro';
import Warning from '#src/components/cases/Warning.astro';
import { sampleCase } from '#src/preview/sample-case.ts';
import { sampleFacts } from '#src/preview/sample-facts.ts';
import { sampleVerification } from '#src/preview/sample-verification.ts';
import { longWords, sampleAt, samplePicture, sampleRecord } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { asWarning } from '#src/shared/cases/case-rules.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import CaseGivers from './CaseGivers.astro';
import CaseTrust from './CaseTrust.astro';

const found = { ...sampleCase('raising'), facts: sampleFacts };
const counts = {
  ...{ doctorVerificationCount: 2, friendsVerificationCount: 20, count: 25 },
  ...{ sickFriendsVerificationCount: 3, countFromHospital: 1 },
  ...{ cardSeenDoctorCount: 1, declaredDoctorCount: 4 },
};
const first = sampleVerification({ selected: true });
const records = [sampleRecord(), sampleRecord({ content: longWords })];

export const examples = [
  show(CaseGivers).in(({ locale }) => ({
    none: { found, donors: { list: [], hasNext: false }, words: [], locale },
    'none, and it ended': {
      ...{ found: sampleCase('ended'), donors: { list: [], hasNext: false }, words: [], locale },
    },
    'more than fit': { found, donors: { list: records, hasNext: true }, words: records, locale },
  })),
  show(CaseTrust).in(({ locale }) => {
    const asked = { counts, first, noticeHours: 72, now: sampleAt, locale };
    return {
      illness: { found, ...asked },
      'a dream has no costs of treatment': {
        found: { ...found, caseType: caseTypes.dream },
        ...asked,
      },
      'nobody verified it': { found, ...asked, first: undefined },
    };
  }),
  show(Warning).in(({ locale }) => ({
    'with the label': { finishText: asWarning(longWords) ?? '', locale },
    'speaks of risk by itself': { finishText: '该求助存在风险', locale },
  })),
  show(Picture).in(({ locale }) => ({
    usual: { picture: samplePicture(), locale, sizes: '100vw' },
    'seen at once': { picture: samplePicture(), locale, sizes: '100vw', first: true },
  })),
];
