import { findCaseSummary } from '#src/server/cases/find-case-summary.ts';
import { type CallContext, type HandledCall, handle } from '#src/server/door/handle.ts';
import { diseaseCodeOf } from '#src/shared/cases/disease-codes.ts';
import { isIllnessKey } from '#src/shared/cases/illnesses.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import {
  getDiseaseKnowledgeStatus,
  getMedicalCount,
  getSellAndPayList,
  orderCityCount,
  orderCountDs,
  summariesAllocation,
} from '#src/shared/tracing/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { countGiftsOfCity } from './count-gifts-of-city.ts';
import { findAllocation } from './find-allocation.ts';
import { findMedicalCount, findSellAndPay } from './find-materials.ts';

export const tracingRoutes: readonly HandledCall[] = [
  handle(summariesAllocation, async ({ infoUuid }, context) => {
    await requireCase(infoUuid, context);
    return findAllocation(context.services.db, infoUuid, context.now);
  }),
  handle(getSellAndPayList, async ({ infoUuid }, context) => {
    await requireCase(infoUuid, context);
    return findSellAndPay(context.services.db, infoUuid);
  }),
  handle(getDiseaseKnowledgeStatus, async ({ infoUuid }, context) => {
    const { illnessKey } = await requireCase(infoUuid, context);
    const diseaseCode = diseaseCodeOf(illnessKey);
    if (!isIllnessKey(illnessKey)) {
      return { diseaseCode, userfulDiseaseNorm: null, diseaseNormShip: null };
    }
    const { usual, money } = textsOf(context.common.language).illnesses[illnessKey];
    return { diseaseCode, userfulDiseaseNorm: usual, diseaseNormShip: money };
  }),
  handle(getMedicalCount, async ({ infoUuid }, context) => {
    await requireCase(infoUuid, context);
    return { count: await findMedicalCount(context.services.db, infoUuid) };
  }),
  handle(orderCountDs, async ({ infoUuid }, context) => {
    const { donationCount } = await requireCase(infoUuid, context);
    return { count: donationCount };
  }),
  handle(orderCityCount, async ({ city }, { services }) => ({
    count: await countGiftsOfCity(services.db, city),
  })),
];

/** Answers the case, if it is public; every call about one begins here. */
async function requireCase(infoUuid: string, { services, now }: CallContext) {
  const summary = await findCaseSummary(services.db, { caseId: infoUuid }, now);
  if (!summary) throw new Problem('notFound');
  return summary;
}
