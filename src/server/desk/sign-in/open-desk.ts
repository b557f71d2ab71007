import type { Viewer } from '#src/server/door/viewer.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { spendFactorCode } from './spend-factor-code.ts';

/** Opens the desk for a session by a code of its person's authenticator. */
export async function openDesk(
  services: Pick<Services, 'db' | 'keys'>,
  { viewer, code }: { viewer: Viewer; code: string },
  now: number,
): Promise<void> {
  if (!viewer.desk) throw new Problem('notFound');
  await spendFactorCode(services, { userId: viewer.userId, code, of: 'secret_sealed' }, now);
  await services.db
    .updateTable('sessions')
    .set({ second_factor_at: now })
    .where('id', '=', viewer.sessionId)
    .execute();
}
