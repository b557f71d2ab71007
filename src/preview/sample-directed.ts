import type { Locale } from '#src/shared/platform/locale.ts';
import { sampleId } from './samples.ts';

const allowanceRule = {
  ...{ venueId: sampleId, allowanceInFen: 1000, days: 7 },
  ...{ perCaseInFen: 50_000, accountAgeDays: 0 },
};
const pocketRule = {
  ...{ pocketInFen: 300, pocketHours: 72, perShareInFen: 0, perPersonInFen: 0 },
  ...{ perCaseInFen: 50_000, accountAgeDays: 3 },
};

/** Answers the accounts of what people direct, made of that of another kind. */
export function directedAccounts<A extends object>(activity: A, locale: Locale) {
  const newcomers = { activityType: 'taskDonation' as const, rule: allowanceRule };
  const pockets = { activityType: 'matchingShare' as const, rule: pocketRule };
  return {
    'what newcomers direct': { activity: { ...activity, ...newcomers }, locale },
    'pockets and shares': { activity: { ...activity, ...pockets }, locale },
  };
}
