import { isOver } from '#src/shared/activities/activity-statuses.ts';
import type { BonfireView } from '#src/shared/activities/bonfire/bonfire-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { type ShareRecord, siteCard } from '#src/shared/sharing/share-record.ts';
import { textsOf } from '#src/texts/texts.ts';
import type { ActivityStanding } from './find-standings.ts';

type Told = {
  origin: string;
  locale: Locale;
  /** This is the team that was named, or the viewer's own. */
  team?: Pick<BonfireView, 'infoUuid' | 'team'> | undefined;
};

/** Answers how an activity is passed on: by the page of its team, or its own. */
export function shareOfActivity(
  { activityId, name, status }: Pick<ActivityStanding, 'activityId' | 'name' | 'status'>,
  { origin, locale, team }: Told,
): ShareRecord | null {
  if (isOver(status)) return null;
  const { infoUuid = '', team: one } = team ?? {};
  const link = one
    ? linkTo('groupHelpDetail', {
        params: { infoUuid },
        query: { bonfireUuid: one.bonfireUuid },
        locale,
      })
    : linkTo('aggregationPage', { query: { activityId }, locale });
  const { defaultDescription: desc } = textsOf(locale).sharing;
  return { title: name, desc, link: origin + link, imgUrl: origin + siteCard };
}
