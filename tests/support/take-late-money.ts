import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TestServer } from './browser.ts';

/** The sandbox's bank takes money for a payment that it has closed, and tells of it as of any other. */
export function takeLateMoney({ folder }: TestServer, tradeNo: string): void {
  const books = new DatabaseSync(join(folder, 'sandbox-wechat.sqlite'), { timeout: 5000 });
  const number = `SB${randomBytes(12).toString('hex').toUpperCase()}`;
  const at = Date.now();
  books.exec('begin immediate');
  books
    .prepare(
      `insert into transactions (number, trade_no, merchant, amount_in_fen, refunded_in_fen, paid_at)
         select ?, trade_no, merchant, amount_in_fen, 0, ? from payments where trade_no = ?`,
    )
    .run(number, at, tradeNo);
  books
    .prepare(
      `update accounts set held_in_fen = held_in_fen +
         (select amount_in_fen from transactions where number = ?)
         where merchant = (select merchant from transactions where number = ?)`,
    )
    .run(number, number);
  books
    .prepare(
      'insert into notifications (transaction_number, attempts, next_at, taken_at) values (?, 0, ?, null)',
    )
    .run(number, at);
  books.exec('commit');
  books.close();
}
