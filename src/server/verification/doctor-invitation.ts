import type { Keys } from '#src/server/platform/keys.ts';

/**
 * Answers what the link carries that a family opens for its doctor: nobody makes it from the case's
 * id.
 */
export function doctorInvitationOf(keys: Pick<Keys, 'blindIndex'>, caseId: string): string {
  return keys.blindIndex('doctor-invitation', caseId).slice(0, 22);
}
