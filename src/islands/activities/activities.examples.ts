import { bonfireWaysProps } from '#src/components/activities/bonfire-ways-props.ts';
import { plainFormsFor, refusedForm, samplePlainForms } from '#src/preview/sample-plain.ts';
import { longWords, sampleAt, sampleDay, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { applyStatuses } from '#src/shared/activities/apply/apply-status.ts';
import { ApplyForm } from './ApplyForm.tsx';
import BonfireAction from './BonfireAction.astro';
import { BonfireButton } from './BonfireButton.tsx';
import { BonfirePlace } from './BonfirePlace.tsx';
import { BonfireWays } from './BonfireWays.tsx';
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
const team = {
  ...{ ...found, messageStatusType: 'TEAM_OPEN' as const },
  team: { ...open, ownCounts: null },
};

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
      'the wish was not taken': {
        ...{ infoUuid: sampleId, locale },
        activities: [{ ...joinable, applyStatus: 'DEFAULT' as const }],
        sent: refusedForm('apply', { infoUuid: sampleId, activityId: sampleId }, []),
      },
      'refused with long words': {
        ...shared,
        activities: [{ ...joinable, applyStatus: 'APPLY_FAIL' as const, words: longWords }],
      },
    };
  }),
  show(BonfireButton).in((asked) => plainFormsFor(asked, 'act', ['start', 'join'])),
  show(BonfirePlace).in(({ locale }) => ({
    'a team to join': bonfireWaysProps({ found: team, locale, sent: undefined }),
  })),
  show(BonfireWays).in(({ locale }) => {
    const alone = { ...bonfireWaysProps({ found, locale, sent: undefined }), own: null };
    const joined = { ...bonfireWaysProps({ found: team, locale, sent: undefined }), own: null };
    const own = (ownCounts: boolean | null) => ({
      own: { isOwner: false, team: { ...open, ownCounts } },
    });
    return {
      'in it, to give': { ...joined, ...own(false) },
      'in it and counted': { ...joined, ...own(true) },
      'in another': { ...alone, ...own(false) },
      'signed in, in none': { ...joined, ...own(null) },
      'the own appeal': { ...joined, own: { isOwner: true, team: null } },
    };
  }),
  show(BonfireAction).in(({ locale }) => {
    const shared = { locale, origin: 'https://example.org' };
    return {
      'nobody yet': { ...shared, found },
      'a team to join': { ...shared, found: team },
      refused: {
        ...shared,
        found: team,
        sent: refusedForm('join', { bonfireUuid: sampleId }, []),
      },
      'nothing to do': { ...shared, found: { ...found, mayStart: false } },
    };
  }),
];
