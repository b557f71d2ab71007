import { newId } from '#src/server/platform/keys.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import * as actsCalls from '#src/shared/verification/acts/calls.ts';
import * as calls from '#src/shared/verification/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { makeVerification } from '../../support/comment-factory.ts';
import { type CallOptions, openTestServer, type TestServer } from '../../support/test-server.ts';

type Input = CallInput<typeof actsCalls.verificationAdd>;

/** This is a case and people who know the patient, through the public door. */
export type VerificationDesk = TestServer & {
  infoUuid: string;
  ownerToken: string;
  /** Begins a new case of the same fundraiser. */
  begin(): Promise<void>;
  /** Opens a session of a new account that is old enough to be trusted. */
  known(): Promise<string>;
  /** Makes a verification that is there already; answers its id. */
  make(overrides?: Parameters<typeof makeVerification>[2]): Promise<string>;
  verify(token: string, more?: Partial<Input>): ReturnType<typeof verifyAs>;
  list(more?: Partial<CallInput<typeof calls.verificationList>>): Promise<Listed>;
};
type Listed = Awaited<ReturnType<typeof listOf>>;

/** Each comes from an address of its own, so that no budget stands in the way. */
export function fresh(token?: string): CallOptions {
  return { ...(token ? { token } : {}), headers: { 'x-client-address': newId() } };
}

/** One says to be a doctor, and one's hospital said so. */
export const declared = { kind: 'doctor', relation: 'nurse', hospital: '云岭儿童医院' } as const;
export const doctor = { ...declared, confirmed_at: 1, confirmed_by: 'staff' } as const;
export const sick = { kind: 'sickFriend', relation: 'wardMate' } as const;
export const words = '我们住同一个楼道，孩子住院以后我去看过两次。';

export async function openVerificationDesk(): Promise<VerificationDesk> {
  const t = await openTestServer();
  const ownerToken = await t.signIn('13300000000');
  const { id: owner_user_id } = await t.services.db
    .selectFrom('users')
    .select('id')
    .executeTakeFirstOrThrow();
  let mobile = 13_300_000_000;
  const desk: VerificationDesk = {
    ...t,
    infoUuid: '',
    ownerToken,
    begin: async () => {
      t.setNow(t.services.now() + 120_000);
      desk.infoUuid = (await makeCase(t.services.db, { owner_user_id })).id;
    },
    known: async () => {
      mobile += 1;
      const token = await t.signIn(String(mobile));
      t.setNow(t.services.now() + 5 * 60_000);
      return token;
    },
    make: (overrides = {}) => makeVerification(t.services.db, desk.infoUuid, overrides),
    verify: (token, more = {}) => verifyAs(t, { infoUuid: desk.infoUuid, ...more }, token),
    list: (more = {}) => listOf(t, { infoUuid: desk.infoUuid, ...more }),
  };
  return desk;
}

function verifyAs(t: TestServer, more: Partial<Input> & { infoUuid: string }, token: string) {
  const friend = { kind: 'friend', relation: 'neighbour', realName: '王小明' } as const;
  return t.call(actsCalls.verificationAdd, { ...friend, content: words, ...more }, fresh(token));
}

async function listOf(t: TestServer, input: CallInput<typeof calls.verificationList>) {
  return (await t.call(calls.verificationList, input, fresh())).data;
}
