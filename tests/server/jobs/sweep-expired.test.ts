import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepJobs } from '#src/server/jobs/jobs.ts';
import { newId } from '#src/server/platform/keys.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { retentionDays } from '#src/shared/platform/retention.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { addStaff } from '../../support/test-staff.ts';

let t: TestServer;
let userId: string;
let shareId: string;
beforeAll(async () => {
  t = await openTestServer();
  const { id: caseId } = await makeCase(t.services.db);
  userId = (await addStaff(t)).userId;
  // Signing in left a session that is still alive.
  await t.services.db.deleteFrom('sessions').execute();
  shareId = newId();
  const share = { id: shareId, uuid: newId(), case_id: caseId, user_id: null, degree: 1 };
  const rest = { parent_share_id: null, channel: 1, visit_count: 0, created_at: testNow };
  await t.services.db
    .insertInto('shares')
    .values({ ...share, ...rest })
    .execute();
});
afterAll(() => t.close());

type Kind = Exclude<
  keyof typeof retentionDays,
  'tests' | 'stories' | 'calls' | 'casePapers' | 'caseAccounts'
>;

/** It adds a row of each kind whose time was over then. */
const adds: Record<Kind, (at: number) => Promise<unknown>> = {
  codes: (at) => {
    const code = { id: newId(), mobile_index: 'm', scene: 'login', code_hash: 'h', tries: 0 };
    const from = { asker_hash: 'b', address_index: 'a', network_index: 'n' };
    const asker = { ...from, address_tries: 0, proved: 0 } as const;
    const times = { created_at: at, expires_at: at, used_at: null };
    return t.services.db
      .insertInto('verify_codes')
      .values({ ...code, ...asker, ...times })
      .execute();
  },
  sessions: (at) => {
    const ids = { id: newId(), token_hash: newId(), user_id: userId, device: '' };
    const times = { created_at: at, seen_at: at, expires_at: testNow + dayMs, revoked_at: at };
    return t.services.db
      .insertInto('sessions')
      .values({ ...ids, ...times, userinfo_scope: 0 })
      .execute();
  },
  browsers: (at) =>
    t.services.db
      .insertInto('known_browsers')
      .values({ mobile_index: 'm', cookie_hash: newId(), seen_at: at })
      .execute(),
  attempts: (at) => {
    const key = { key: newId(), call: 'c', owner: 'o', body_hash: 'b', answer_sealed: '' };
    return t.services.db
      .insertInto('idempotency_keys')
      .values({ ...key, created_at: at })
      .execute();
  },
  visits: (at) =>
    t.services.db
      .insertInto('share_visits')
      .values({ share_id: shareId, visitor: newId(), created_at: at })
      .execute(),
  touches: (at) => {
    const touch = { subject: 'gift', subject_id: newId(), position: 'last' } as const;
    return t.services.db
      .insertInto('touches')
      .values({ ...touch, ...words, touched_at: at, created_at: at })
      .execute();
  },
  phoneChanges: (at) => {
    const row = { id: newId(), user_id: userId, session_id: null, state: 'refused' } as const;
    const times = { asked_at: at, due_at: at, ended_at: at };
    return t.services.db
      .insertInto('phone_changes')
      .values({ ...row, ...times, own_sealed: '', mobile_sealed: '' })
      .execute();
  },
  notices: (at) => {
    const told = { id: newId(), user_id: userId, kind: 'paidBack', subject_id: newId() } as const;
    return t.services.db
      .insertInto('notices')
      .values({ ...told, case_id: null, params: '{}', created_at: at, read_at: null })
      .execute();
  },
};
const words = {
  ...{ source: '', sharedv: '', forward_from: '', channel: 'c', user_source_id: '' },
  ...{ bof_id: '', entrancetype: '', posid: '' },
};
const tables = {
  ...{ codes: 'verify_codes', sessions: 'sessions', browsers: 'known_browsers' },
  ...{ attempts: 'idempotency_keys', visits: 'share_visits', notices: 'notices' },
  ...{ touches: 'touches', phoneChanges: 'phone_changes' },
} as const;

test.each(Object.keys(adds) as Kind[])(
  '%s go when their time is over, and not before',
  async (kind) => {
    const { db } = t.services;
    const longAgo = testNow - retentionDays[kind] * dayMs;
    await adds[kind](longAgo - 1);
    await adds[kind](longAgo);
    const { signal } = new AbortController();
    await sweepJobs(t.services)['sweep-expired']?.({ now: testNow, signal } as never);
    const { rows } = await sql`select 1 from ${sql.table(tables[kind])}`.execute(db);
    expect(rows).toHaveLength(1);
  },
);

test('how links were passed on and what they brought a day goes with what they led to', async () => {
  const { db } = t.services;
  const longAgo = testNow - retentionDays.touches * dayMs;
  const told = { wx_source: '', to_wx_source: '', trade_no: '', path_name: '/cf/x' };
  const origin = { source: 's', share_dv: '1', user_source_id: '', share_source_id: '' };
  await db
    .insertInto('share_origins')
    .values({ share_id: shareId, ...origin, ...told, crypto_user_id: '', created_at: longAgo - 1 })
    .execute();
  const visitOf = (at: number) => ({ day: dayOf(at), channel: 'x', sharedv: '', visit_count: 1 });
  await db
    .insertInto('touched_visit_days')
    .values([visitOf(longAgo - dayMs), visitOf(longAgo)])
    .execute();
  const { signal } = new AbortController();
  await sweepJobs(t.services)['sweep-expired']?.({ now: testNow, signal } as never);
  expect(await db.selectFrom('share_origins').select('share_id').execute()).toEqual([]);
  const days = await db.selectFrom('touched_visit_days').select('day').execute();
  expect(days).toEqual([{ day: dayOf(longAgo) }]);
});
