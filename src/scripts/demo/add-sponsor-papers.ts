import { ensureDemoStaff } from '#src/server/accounts/staff/ensure-demo-staff.ts';
import { findActivities } from '#src/server/activities/find-activities.ts';
import { proposeRule } from '#src/server/desk/activities/propose-rule.ts';
import { openSponsorLink } from '#src/server/papers/sponsor/sponsor-link.ts';
import type { Services } from '#src/server/services.ts';
import type { MatchRule } from '#src/shared/activities/match-rule.ts';
import { dayMs, dayOf, startOfDay } from '#src/shared/platform/china-days.ts';
import { defaultLocale } from '#src/shared/platform/locale.ts';
import { confirmProposal } from './confirm-proposal.ts';

/** Sponsors read their statements, and a matching that runs goes on by another rule in a week. */
export async function addSponsorPapers(services: Services, now: number): Promise<void> {
  const { db, keys } = services;
  const { releaser, administrator } = await ensureDemoStaff({ db, keys }, now);
  const activities = await findActivities(db, { locale: defaultLocale });
  for (const { activityId, activityType, rule, status } of activities) {
    if (activityType !== 'matchingDonation') continue;
    const asked = { activityId, reason: '资助方来信索取账单', staffUserId: releaser };
    await openSponsorLink(db, asked, now);
    if (status !== 'APPROVE') continue;
    const { version: _, ...before } = rule;
    const raised: MatchRule = { ...before, perGiftInFen: before.perGiftInFen * 2 };
    const fromAt = startOfDay(dayOf(now + 7 * dayMs));
    const reason = '捐赠协议 2026-031 的补充条款';
    await proposeRule(db, { activityId, rule: raised, fromAt, reason, staffUserId: releaser }, now);
    await confirmProposal(services, { kind: 'activityRule', staffUserId: administrator }, now);
  }
}
