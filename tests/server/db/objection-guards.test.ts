import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { isCheckViolation } from '#src/server/db/db-errors.ts';
import { newId } from '#src/server/platform/keys.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';
import { makeWithdrawal } from '../tracing/material-factory.ts';

let opened: TestDatabase;
let db: Database;
let withdrawalId: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ db } = opened);
  for (const id of ['a', 'b', 'c', 'objector']) {
    const user = { id, nickname: id, head_img_url: '', locale: 'zh-CN' as const, created_at: 1 };
    await db.insertInto('users').values(user).execute();
  }
  withdrawalId = await makeWithdrawal(db, await makeCase(db));
});
afterAll(() => opened.close());

type Said = { state: 'open' | 'answered' | 'upheld' } & Record<string, unknown>;
const first = { first_words: '一', first_by: 'a', first_at: 2 };
const second = { second_words: '二', second_by: 'b', second_at: 3 };

function keep(said: Said) {
  const row = { id: newId(), withdrawal_id: withdrawalId, user_id: 'objector', created_at: 1 };
  const none = { first_words: null, first_by: null, first_at: null };
  const nor = { second_words: null, second_by: null, second_at: null };
  return db
    .insertInto('withdrawal_objections')
    .values({ ...row, content: '疑问', objector: 'donor', ...none, ...nor, ...said } as never)
    .execute();
}

test('two who disagree settle nothing, and a third is neither of them', async () => {
  const disagree = { ...first, ...second, first_upheld: 1, second_upheld: 0 };
  const third = { third_words: '三', third_at: 4 };
  const wrong: Said[] = [
    { state: 'answered', ...disagree },
    { state: 'upheld', ...disagree, ...third, third_by: 'b' },
    { state: 'upheld', ...disagree, ...third, third_by: 'objector' },
    { state: 'upheld', ...disagree, third_by: 'c' },
    { state: 'open', first_upheld: 1 },
    { state: 'open', objector: 'reader' },
    { state: 'open', family_words: '已经补交了发票' },
    { state: 'open', position: 0 },
  ];
  for (const said of wrong) {
    const error = await keep(said).catch((thrown) => thrown);
    expect(isCheckViolation(error), JSON.stringify(said)).toBe(true);
  }
  await keep({ state: 'upheld', ...disagree, ...third, third_by: 'c' });
});
