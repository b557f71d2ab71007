import { handle, handleForAll, type SharedContext, viewerOf } from '#src/server/door/handle.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import {
  detailGetOneRecord,
  detailGetSelf,
  getFundingInfo,
  getHelpList,
  getLoveList,
} from '#src/shared/cases/calls.ts';
import { relationNameOf } from '#src/shared/cases/raiser-relation.ts';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { leftSlideGetAd } from '#src/shared/platform/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { findCase } from './find-case.ts';
import { findCaseSummary } from './find-case-summary.ts';
import { findDonationsOfCase } from './gifts/find-donations-of-case.ts';
import { findOneRecord } from './gifts/find-one-record.ts';
import { findOwnDonations, hasGiven } from './gifts/find-own-donations.ts';
import { findCases } from './lists/find-cases.ts';
import { findLeftSlideAd } from './lists/find-left-slide-ad.ts';
import { fundingViewOf } from './money/funding-view-of.ts';

const noAd = { switch: false, redirectUrl: '', channel: '', time: 0 };

export const caseRoutes = [
  handle(getFundingInfo, async ({ infoUuid }, { services, now, viewer, common }) => {
    const found = await findCase(services.db, infoUuid, now);
    if (!found) throw new Problem('notFound');
    const isHelp = viewer
      ? await hasGiven(services.db, { caseId: infoUuid, userId: viewer.userId })
      : false;
    const { relationText } = found.raiser;
    const { relation: payee } = found.payee;
    const texts = textsOf(common.language);
    const { prNewOrOld } = await findSettings(services.db, services.config);
    return fundingViewOf(found, {
      isSelf: viewer?.userId === found.ownerUserId,
      isHelp,
      prNewOrOld,
      userAccessParam: {
        isLogin: viewer !== undefined,
        mobileBound: viewer?.mobileBound ?? false,
      },
      relationText: relationText ?? texts.cases.relations[relationNameOf(found.raiser)],
      payeeRelationText: payee === '' ? '' : texts.raising.payeeRelations[payee],
      now,
    });
  }),
  handleForAll(getCaseInfo, async ({ infoUuid }, context) => {
    const answer = await getSummary(infoUuid, context);
    const { endsAt } = answer.state;
    const until = endsAt !== null && endsAt > context.now ? endsAt : undefined;
    return { answer, tags: [tagOfCase(infoUuid)], until };
  }),
  handle(getHelpList, (input, { services, now, common }) =>
    findCases(services.db, { ...input, locale: common.language }, now),
  ),
  handleForAll(getLoveList, async ({ infoUuid, ...input }, context) => {
    const { donationCount } = await getSummary(infoUuid, context);
    const asked = { ...input, caseId: infoUuid, locale: context.language };
    const page = await findDonationsOfCase(context.services.db, asked);
    return { answer: { ...page, count: donationCount }, tags: [tagOfCase(infoUuid)] };
  }),
  handle(detailGetSelf, async ({ infoUuid, size }, context) => {
    await getSummary(infoUuid, context);
    const { userId } = viewerOf(context);
    const asked = {
      caseId: infoUuid,
      userId,
      size,
      locale: context.common.language,
    };
    return { list: await findOwnDonations(context.services.db, asked) };
  }),
  handle(detailGetOneRecord, async ({ infoUuid, orderId }, context) => {
    await getSummary(infoUuid, context);
    const asked = { caseId: infoUuid, orderId, locale: context.common.language };
    const record = await findOneRecord(context.services.db, asked);
    if (!record) throw new Problem('notFound');
    return record;
  }),
  handle(leftSlideGetAd, async (input, { services, common, now }) => {
    const ad = await findLeftSlideAd(services, { ...input, locale: common.language }, now);
    return ad ? { ...ad, switch: true } : noAd;
  }),
];

/** Answers the case, if it is public; every call about one begins here. */
async function getSummary(
  infoUuid: string,
  { services, now }: Pick<SharedContext, 'services' | 'now'>,
) {
  const summary = await findCaseSummary(services.db, { caseId: infoUuid }, now);
  if (!summary) throw new Problem('notFound');
  return summary;
}
