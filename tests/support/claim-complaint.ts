import { deskClaimNext } from '#src/shared/review/calls.ts';
import { verificationComplaintAdd } from '#src/shared/verification/acts/calls.ts';
import { verificationList } from '#src/shared/verification/calls.ts';
import type { TestServer } from './browser.ts';

const tasks = new WeakMap<TestServer, string>();

type Asked = { infoUuid: string; mobile: string; administrator: string };

/**
 * Adds a complaint about a verification, in the hands of the administrator; one for each server.
 */
export async function claimComplaint(
  server: TestServer,
  { infoUuid, mobile, administrator }: Asked,
): Promise<string> {
  const known = tasks.get(server);
  if (known) return known;
  const { list } = await server.call(verificationList, { infoUuid });
  const complaint = { verifyId: list.at(-1)?.verifyId ?? '', reason: '我问过，这个人并不认识患者' };
  await server.call(verificationComplaintAdd, complaint, await server.tokenOf(mobile));
  const token = await server.tokenOf(administrator);
  const claim = await server.call(deskClaimNext, { queue: 'verification' }, token);
  if (!claim) throw new Error('The complaint opened no task.');
  tasks.set(server, claim.taskId);
  return claim.taskId;
}
