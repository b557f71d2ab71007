import { newId } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import * as accounts from '#src/shared/accounts/calls.ts';
import { updateProfile } from '#src/shared/accounts/profile/calls.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { jobHandlersOf } from '../../support/job-handlers-of.ts';
import { type KeepingServer, openKeepingServer } from '../backups/keeping-server.ts';

type Person = { mobile: string; token: string; userId: string };

export type LeavingServer = KeepingServer & {
  now(): number;
  /** Adds somebody with a name of their own, and a gift under it. */
  addPerson(mobile: string, nickname: string): Promise<Person>;
  /** It goes with a code of the own phone; answers the status. */
  closeAccount(person: Person): Promise<number>;
  runJob(name: string, payload?: unknown, services?: Services): Promise<void>;
};

/** Opens a server with a folder for backups, and people who close their accounts. */
export async function openLeavingServer(): Promise<LeavingServer> {
  const t = await openKeepingServer();
  const now = () => t.services.now();
  return {
    ...t,
    now,
    addPerson: async (mobile, nickname) => {
      const token = await t.signIn(mobile);
      await t.call(updateProfile, { nickname }, { token });
      const { userId } = (await t.call(accounts.userInfo, {}, { token })).data;
      const { id: caseId } = await makeCase(t.services.db);
      await makeGift(t.services.db, caseId, { user_id: userId, display_name: nickname });
      return { mobile, token, userId };
    },
    closeAccount: async ({ mobile, token }) => {
      t.setNow(now() + 61_000);
      const headers = { 'x-client-address': newId() };
      const { data } = await t.call(
        accounts.sendVerifyCode,
        { mobile, scene: 'close' },
        { headers },
      );
      const code = data.demoCode ?? '';
      return (await t.call(accounts.accountClose, { code }, { token, headers })).status;
    },
    runJob: async (name, payload = null, services = t.services) => {
      const { signal } = new AbortController();
      await jobHandlersOf(services)[name]?.({
        id: newId(),
        payload,
        attempt: 1,
        now: now(),
        signal,
      });
    },
  };
}

/** Answers what the books call people. */
export const namesOf = async ({ db }: Pick<Services, 'db'>) =>
  JSON.stringify([
    await db.selectFrom('users').select(['nickname', 'mobile_masked']).execute(),
    await db.selectFrom('donations').select('display_name').execute(),
  ]);
