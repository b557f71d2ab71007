import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { isCheckViolation } from '#src/server/db/db-errors.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { newId } from '#src/server/platform/keys.ts';
import { makeCase } from '../../support/case-factory.ts';
import { makeWithdrawal } from '../tracing/material-factory.ts';
import { type OlderDatabase, openOlderDatabase } from './older-database.ts';

let older: OlderDatabase;
let db: Database;
let drawId: string;
beforeAll(async () => {
  older = await openOlderDatabase('0025-fund-uses');
  ({ db } = older);
  for (const id of ['a', 'b', 'c', ...Object.keys(before), 'new']) {
    const user = { id, nickname: id, head_img_url: '', locale: 'zh-CN' as const, created_at: 1 };
    await db.insertInto('users').values(user).execute();
  }
  drawId = await makeWithdrawal(db, await makeCase(db));
  for (const [id, objection] of Object.entries(before)) await keep(id, objection);
  expect(await migrate(db)).toContain('0026-objections');
});
afterAll(() => older.close());

type Said = { state: 'open' | 'answered' | 'upheld' } & Record<string, unknown>;
const first = { first_words: '一', first_by: 'a', first_at: 2 };
const second = { second_words: '二', second_by: 'b', second_at: 3 };
const before: Record<string, Said> = {
  unanswered: { state: 'open' },
  half: { state: 'open', ...first },
  dismissed: { state: 'answered', ...first, ...second },
  rightAtOnce: { state: 'upheld', ...first },
  rightAtLast: { state: 'upheld', ...first, ...second },
};

function keep(id: string, said: Said) {
  const row = { id, withdrawal_id: drawId, user_id: id, content: '疑问', created_at: 1 };
  const none = { first_words: null, first_by: null, first_at: null };
  const nor = { second_words: null, second_by: null, second_at: null };
  return db
    .insertInto('withdrawal_objections')
    .values({ ...row, ...none, ...nor, ...said } as never)
    .execute();
}

test('what staff found of earlier objections is kept', async () => {
  const rows = await db
    .selectFrom('withdrawal_objections')
    .select(['id', 'first_upheld', 'second_upheld'])
    .execute();
  const found = rows.map(({ id, ...row }) => [id, row.first_upheld, row.second_upheld]);
  expect(found.toSorted()).toEqual(
    [
      ['unanswered', null, null],
      ['half', 0, null],
      ['dismissed', 0, 0],
      ['rightAtOnce', 1, null],
      ['rightAtLast', null, 1],
    ].toSorted(),
  );
});

test('two who disagree settle nothing, and a third is neither of them', async () => {
  const disagree = { ...first, ...second, first_upheld: 1, second_upheld: 0 };
  const third = { third_words: '三', third_at: 4 };
  const wrong: Said[] = [
    { state: 'answered', ...disagree },
    { state: 'upheld', ...disagree, ...third, third_by: 'b' },
    { state: 'upheld', ...disagree, ...third, third_by: 'new' },
    { state: 'upheld', ...disagree, third_by: 'c' },
    { state: 'open', first_upheld: 1 },
  ];
  for (const said of wrong) {
    const error = await keep(newId(), { ...said, user_id: 'new' }).catch((thrown) => thrown);
    expect(isCheckViolation(error), JSON.stringify(said)).toBe(true);
  }
  await keep(newId(), { state: 'upheld', ...disagree, ...third, third_by: 'c', user_id: 'new' });
});
