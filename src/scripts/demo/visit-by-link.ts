import type { Services } from '#src/server/services.ts';
import { noteVisit } from '#src/server/sharing/note-visit.ts';
import type { PlannedGift } from './plan-gifts.ts';

/** For each who gives there are others who came by such a link and only read. */
const visitorsAGift = 3;

type Visiting = { caseId: string; gift: PlannedGift; donor: { userId: string } | undefined };

/** Answers the visits that a link led to, which end in one gift. */
export async function visitByLink(
  services: Services,
  { caseId, gift: { touches }, donor }: Visiting,
): Promise<void> {
  if (!touches) return;
  const { at } = touches.last;
  for (let visitor = 0; visitor < visitorsAGift; visitor += 1) {
    const userId = visitor === 0 ? donor?.userId : undefined;
    const device = { address: `${at} ${visitor}`, userAgent: 'demo' };
    await noteVisit(services, { caseId, userId, ...device, touches }, at);
  }
}
