import { refusedForm, samplePlainForms } from '#src/preview/sample-plain.ts';
import { longWords, sampleAt, sampleDay, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { applyStatuses } from '#src/shared/activities/apply/apply-status.ts';
import { ApplyForm } from './ApplyForm.tsx';
import BonfireAction from './BonfireAction.astro';
import { BonfireButton } from './BonfireButton.tsx';
import JoinActivities from './JoinActivities.astro';

const open = {
  ...{ bonfireUuid: sampleId, status: 'APPROVE' as const, isBonfire: true },
  ...{ startedAt: sampleAt, endsAt: sampleAt + 2 * sampleDay, counted: 1, members: [] },
};
const found = {
  ...{ infoUuid: sampleId, activityId: sampleId, name: '众人拾柴', sponsor: '青禾软件' },
  ...{ hours: 48, counts: 'gift' as const, seats: 4, isOwner: false, mayStart: true },
  identityType: null,
  ...{ messageStatusType: 'MAY_START' as const, team: null },
  flagInfo: {
    ...{ maxSubsidyReached: false, currentBonfireMaxReached: false, lastOneCanFinish: false },
  },
  teamInfo: { ladderRuleInfo: [], ladderFinishNum: 0 },
};
const team = (ownCounts: boolean | null) => ({
  ...{ ...found, messageStatusType: 'TEAM_OPEN' as const },
  team: { ...open, ownCounts },
});

const joinable = {
  ...{ activityId: sampleId, name: '秋日同行', sponsor: '青禾软件' },
  ...{ endsAt: sampleAt + 9 * sampleDay, controlPercent: 0, words: '' },
};

export const examples = [
  show(ApplyForm).in(samplePlainForms),
  show(JoinActivities).in(({ locale }) => {
    const shared = { infoUuid: sampleId, locale, sent: undefined };
    return {
      ...Object.fromEntries(
        applyStatuses.map((applyStatus) => [
          applyStatus,
          { ...shared, activities: [{ ...joinable, applyStatus }] },
        ]),
      ),
      'some are drawn by lot': {
        ...shared,
        activities: [{ ...joinable, controlPercent: 20, applyStatus: 'DEFAULT' as const }],
      },
      'refused with long words': {
        ...shared,
        activities: [{ ...joinable, applyStatus: 'APPLY_FAIL' as const, words: longWords }],
      },
    };
  }),
  show(BonfireButton).in((asked) =>
    Object.fromEntries(
      Object.entries(samplePlainForms(asked)).map(([name, props]) => [
        name,
        { ...props, act: 'start' as const },
      ]),
    ),
  ),
  show(BonfireAction).in(({ locale }) => {
    const shared = { locale, origin: 'https://example.org', isSignedIn: true };
    return {
      'nobody yet': { ...shared, found, isSignedIn: false },
      'a team to join': { ...shared, found: team(null) },
      refused: {
        ...shared,
        found: team(null),
        sent: refusedForm('join', { bonfireUuid: sampleId }, []),
      },
      'in it, to give': { ...shared, found: team(false) },
      'in it, by a gift or a visitor': {
        ...shared,
        found: { ...team(false), counts: 'giftOrVisit' as const },
      },
      'in it and counted': { ...shared, found: team(true) },
      'the own appeal': { ...shared, found: { ...team(null), isOwner: true } },
      'nothing to do': { ...shared, found: { ...found, mayStart: false } },
    };
  }),
];
