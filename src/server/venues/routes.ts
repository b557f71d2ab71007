import { findCard } from '#src/server/cases/lists/find-card.ts';
import { type HandledCall, handle, handleForAll, viewerOf } from '#src/server/door/handle.ts';
import { tagOfLists } from '#src/server/platform/page-tags.ts';
import { countUv } from '#src/server/platform/visits/count-uv.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import { visitPattern } from '#src/shared/platform/visit-query.ts';
import { linkTo } from '#src/shared/routes.ts';
import { siteCard } from '#src/shared/sharing/share-record.ts';
import * as calls from '#src/shared/venues/calls.ts';
import * as lists from '#src/shared/venues/lists/calls.ts';
import { venueStatistic } from '#src/shared/venues/statistic/calls.ts';
import { minWithdrawalInFen } from '#src/shared/withdrawals/withdrawal-fields.ts';
import { findCasesOfVenue, pickQuietCase } from './find-cases-of-venue.ts';
import { findGifts } from './find-gifts.ts';
import { findOwnPart } from './find-own-part.ts';
import { findTopList } from './find-top-list.ts';
import { getVenue } from './get-venue.ts';
import { noteVisit } from './note-visit.ts';
import { setListed } from './set-listed.ts';
import { subVenueRoutes } from './sub-routes.ts';

const info = handle(calls.venueActivity, async (input, context) => {
  const { venueId, people, amountInFen, cases, sub, ...venue } = await getVenue(input, context);
  const subActivityId = sub ? venueId : null;
  const query = { activityId: venue.activityId, subActivityId: subActivityId ?? '' };
  const link = linkTo('aggregationPage', { query, locale: context.common.language });
  const title = sub?.name ?? venue.name;
  const { publicOrigin } = context.services.config;
  const shared = { link: publicOrigin + link, imgUrl: publicOrigin + siteCard };
  const running = venue.status === 'APPROVE';
  return {
    ...venue,
    activityType: 'venue' as const,
    ...{ subActivityId, subName: sub?.name ?? null },
    ...{ currentMoney: amountInFen, drawThreshold: minWithdrawalInFen },
    ...{ currentCaseMoney: null, lastSubsidyCount: 0 as const },
    extInfo: {
      flagInfo: { running },
      shareInfo: { title, desc: venue.intro, ...shared },
      messageStatusType: running ? ('RUNNING' as const) : ('NOT_RUNNING' as const),
      ...{ teamInfo: null, typeInfo: null },
    },
  };
});

const statistic = handleForAll(venueStatistic, async (input, { services, language }) => {
  const asking = { services, common: { language } };
  const { people, amountInFen, cases } = await getVenue(input, asking);
  return { answer: { people, amountInFen, cases }, tags: [tagOfLists] };
});

const ownPart = handle(calls.venueOwnPart, async (input, context) => {
  const { venueId } = await getVenue(input, context);
  return findOwnPart(context.services.db, { venueId, userId: viewerOf(context).userId });
});

export const handledVenueListed = handle(calls.venueSetListed, async (input, context) => {
  const { venueId } = await getVenue(input, context);
  const asked = { venueId, userId: viewerOf(context).userId, listed: input.listed };
  return setListed(context.services, asked);
});

const listRoutes: readonly HandledCall[] = [
  handle(lists.venueCasesCall, async ({ anchorId, size, ...input }, context) => {
    const { activityId } = await getVenue(input, context);
    const asked = { activityId, anchorId, size, locale: context.common.language };
    return findCasesOfVenue(context.services.db, asked, context.now);
  }),
  handle(lists.venueLastGifts, async ({ anchorId, size, ...input }, context) => {
    const { activityId, venueId } = await getVenue(input, context);
    const locale = context.common.language;
    const asked = { activityId, venueId, anchorId, size, locale };
    return findGifts(context.services.db, asked);
  }),
  handle(lists.venueRandomCase, async (input, context) => {
    const { activityId } = await getVenue(input, context);
    const asked = { activityId, locale: context.common.language };
    return (await pickQuietCase(context.services.db, asked, context.now)) ?? null;
  }),
  handle(lists.venueTopList, async (input, context) => {
    const { venueId } = await getVenue(input, context);
    return {
      list: await findTopList(context.services.db, { venueId, locale: context.common.language }),
    };
  }),
];

const recordUv = handle(calls.venueRecordUv, async (input, context) => {
  const venue = await getVenue(input, context);
  const { services, viewer, address, userAgent, now } = context;
  const visitor = { userId: viewer?.userId, address, userAgent };
  await countUv(services, { bizId: `venue:${venue.venueId}`, ...visitor }, now);
  if (viewer) await noteVisit(services.db, { venue, userId: viewer.userId }, now);
  return null;
});

/** Where it leads from is counted as every channel is, and staff see it there. */
const sourceUpload = handle(calls.venueSourceUpload, async ({ source, ...input }, context) => {
  await getVenue(input, context);
  const touched = { day: dayOf(context.now), channel: source, sharedv: '', visitCount: 1 };
  if (visitPattern.test(source)) context.services.visits.addTouched(touched);
  return null;
});

const simpleCase = handle(lists.venueSimpleCase, async ({ infoUuid }, context) => {
  const asked = { caseId: infoUuid, locale: context.common.language };
  const card = await findCard(context.services.db, asked, context.now);
  if (!card) throw new Problem('notFound');
  return card;
});

export const venueRoutes: readonly HandledCall[] = [
  ...[info, statistic, ownPart, handledVenueListed, ...listRoutes],
  ...[recordUv, sourceUpload, simpleCase, ...subVenueRoutes],
];
