import { addObjection } from '#src/server/withdrawals/notice/add-objection.ts';
import { makeVerifier } from './comment-factory.ts';
import type { TestServer } from './test-server.ts';

/** Somebody who verified the case objects to its withdrawal in notice; answers the objection's id. */
export async function objectTo(
  { services }: TestServer,
  { withdrawalId, caseId }: { withdrawalId: string; caseId: string },
): Promise<string> {
  const userId = await makeVerifier(services.db, caseId);
  const objection = { withdrawalId, userId, content: '据我所知，这位患者已经出院了。' };
  return (await addObjection(services, objection, services.now())).id;
}
