import { findCaseSummary } from '#src/server/cases/find-case-summary.ts';
import { type CallContext, type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import * as actsCalls from '#src/shared/verification/acts/calls.ts';
import * as calls from '#src/shared/verification/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { addComplaint } from './add-complaint.ts';
import { addVerification } from './add-verification.ts';
import { amendVerification } from './amend-verification.ts';
import { findCounts, findRelationCounts } from './find-counts.ts';
import { findFirstPlace, findSelected } from './find-first-place.ts';
import { findVerification } from './find-verification.ts';
import { findVerifications, findVerifiers } from './find-verifications.ts';
import { handInCard } from './hand-in-card.ts';
import { giveHospitalCode } from './hospital-codes/give-code.ts';
import { hospitalCodeRoutes } from './hospital-codes/routes.ts';
import { operateVerification } from './operate-verification.ts';

const pageSize = 7;

export const handledVerificationAdd = handle(actsCalls.verificationAdd, (input, context) => {
  const { userId, sessionId } = viewerOf(context);
  return addVerification(context.services, { ...input, userId, sessionId }, context.now);
});

export const handledComplaintAdd = handle(
  actsCalls.verificationComplaintAdd,
  async (input, context) => {
    const { userId } = viewerOf(context);
    await addComplaint(context.services.db, { ...input, userId }, context.now);
    return null;
  },
);

export const handledCorrect = handle(actsCalls.verificationCorrect, async (input, context) => {
  const { userId } = viewerOf(context);
  await amendVerification(context.services, { ...input, userId }, context.now);
  return null;
});

export const handledTakeBack = handle(actsCalls.verificationTakeBack, async (input, context) => {
  const { userId } = viewerOf(context);
  await amendVerification(context.services, { ...input, userId, content: null }, context.now);
  return null;
});

export const handledWorkCard = handle(actsCalls.verificationWorkCard, async (input, context) => {
  const { userId } = viewerOf(context);
  await handInCard(context.services, { ...input, userId }, context.now);
  return null;
});

export const handledHospitalCode = handle(
  actsCalls.verificationHospitalCode,
  async (input, context) => {
    const { userId } = viewerOf(context);
    await giveHospitalCode(context.services, { ...input, userId }, context.now);
    return null;
  },
);

export const handledVerificationOperate = handle(
  actsCalls.verificationOperate,
  (input, context) => {
    const { userId } = viewerOf(context);
    return operateVerification(context.services, { ...input, ownerUserId: userId }, context.now);
  },
);

export const verificationRoutes: readonly HandledCall[] = [
  handledCorrect,
  handledTakeBack,
  handledWorkCard,
  handledHospitalCode,
  ...hospitalCodeRoutes,
  handle(calls.getOneVerification, async ({ infoUuid, verifyId }, { services, viewer }) => {
    const asked = { caseId: infoUuid, verifyId, viewerUserId: viewer?.userId };
    const found = await findVerification(services.db, asked);
    if (!found) throw new Problem('notFound');
    return found;
  }),
  handledVerificationAdd,
  handle(calls.verificationList, async ({ infoUuid, ...paged }, context) => {
    const { db, caseId, viewerUserId } = await openCase(infoUuid, context);
    const page = await findVerifications(db, { ...paged, caseId, viewerUserId });
    return { ...page, ...(await findCounts(db, caseId)) };
  }),
  handle(calls.verificationFirstPlace, async ({ infoUuid }, context) => {
    const { db, ...asked } = await openCase(infoUuid, context);
    return (await findFirstPlace(db, asked)) ?? null;
  }),
  handledVerificationOperate,
  handle(calls.verificationLabels, async ({ infoUuid }, context) => {
    const { db, caseId } = await openCase(infoUuid, context);
    const { relations } = textsOf(context.common.language).verification;
    const counted = await findRelationCounts(db, caseId);
    return counted.map(({ relation, count }) => ({ label: relations[relation], count }));
  }),
  handledComplaintAdd,
  handle(calls.verificationFriends, async ({ infoUuid, anchorId }, context) => {
    const { db, ...asked } = await openCase(infoUuid, context);
    return findVerifications(db, { ...asked, anchorId, kind: 'friend', maxCount: pageSize });
  }),
  handle(calls.verificationSelected, async ({ infoUuid }, context) => {
    const { db, ...asked } = await openCase(infoUuid, context);
    return { list: await findSelected(db, asked) };
  }),
  handle(calls.verificationQueryUser, async ({ infoUuid, anchorId }, context) => {
    const { db, caseId } = await openCase(infoUuid, context);
    return findVerifiers(db, { caseId, anchorId, kind: '', maxCount: pageSize });
  }),
  handle(calls.verificationQueryUserCount, async ({ infoUuid }, context) => {
    const { db, caseId } = await openCase(infoUuid, context);
    const { count } = await findCounts(db, caseId);
    return { count };
  }),
];

/** Answers the case, if it is public; every reading of verifications begins here. */
async function openCase(infoUuid: string, { services, viewer, now }: CallContext) {
  if (!(await findCaseSummary(services.db, { caseId: infoUuid }, now)))
    throw new Problem('notFound');
  return { db: services.db, caseId: infoUuid, viewerUserId: viewer?.userId };
}
