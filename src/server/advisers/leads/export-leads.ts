import type { Services } from '#src/server/services.ts';
import { openStepWords } from './lead-words.ts';

/**
 * Answers calls somebody asked for, applications to the doctor channel, and whom they invited by
 * number.
 */
export async function exportLeads({ db, keys }: Pick<Services, 'db' | 'keys'>, userId: string) {
  const calls = await db
    .selectFrom('leads')
    .innerJoin('inquiries', 'inquiries.id', 'leads.id')
    .select(['leads.id', 'leads.city', 'leads.channel', 'leads.state', 'leads.outcome'])
    .select(['leads.promised_at', 'leads.created_at', 'leads.changed_at'])
    .where('inquiries.user_id', '=', userId)
    .execute();
  const steps = await db
    .selectFrom('green_path_steps')
    .innerJoin('green_paths', 'green_paths.id', 'green_path_steps.application_id')
    .select(['application_id', 'position', 'green_path_steps.state', 'words_sealed', 'at'])
    .where('green_paths.user_id', '=', userId)
    .execute();
  const invitations = await db
    .selectFrom('referral_members')
    .select(['inviter_id', 'joined_at'])
    .where('user_id', '=', userId)
    .execute();
  const rewards = await db
    .selectFrom('referral_rewards')
    .select(['step', 'amount', 'claimed_at'])
    .where('user_id', '=', userId)
    .execute();
  const doctorChannel = steps.map(({ words_sealed, ...step }) => ({
    ...step,
    words: openStepWords(keys, { ...step, applyId: step.application_id }, words_sealed),
  }));
  return { calls, doctorChannel, invitations, rewards };
}
