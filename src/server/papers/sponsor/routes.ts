import { inTransaction } from '#src/server/db/in-transaction.ts';
import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import * as calls from '#src/shared/activities/sponsor/calls.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { findLinkedActivity } from './find-sponsor-links.ts';
import { makeStatement } from './make-statement.ts';
import { openSponsorLink, revokeSponsorLink } from './sponsor-link.ts';

export const openSponsorLinkRoute = handle(calls.deskOpenSponsorLink, async (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  await openSponsorLink(context.services.db, { ...input, staffUserId }, context.now);
  return null;
});

export const revokeSponsorLinkRoute = handle(
  calls.deskRevokeSponsorLink,
  async (input, context) => {
    const { userId: staffUserId } = viewerOf(context);
    await revokeSponsorLink(context.services.db, { ...input, staffUserId }, context.now);
    return null;
  },
);

export const sponsorRoutes: readonly HandledCall[] = [
  openSponsorLinkRoute,
  revokeSponsorLinkRoute,
  handle(calls.sponsorStatement, async ({ linkId, ...asked }, { services, now }) => {
    const activityId = await findLinkedActivity(services.db, linkId);
    if (activityId === undefined) throw new Problem('notFound');
    return makeStatement(services, { activityId, ...asked }, now);
  }),
  handle(calls.deskStatement, async (asked, context) => {
    const { services, now } = context;
    const file = await makeStatement(services, asked, now);
    const { activityId: subjectId, format } = asked;
    const { userId: staffUserId } = viewerOf(context);
    const act = {
      act: 'exportStatement',
      staffUserId,
      subjectId,
      detail: { value: format },
    } as const;
    await inTransaction(services.db, (trx) => recordAct(trx, { ...act, now }));
    return file;
  }),
];
