import { ServerResponse } from 'node:http';
import { DatabaseSync, StatementSync } from 'node:sqlite';

// It is loaded into the built server before anything else: it kills it at a named point, and lets
// its bank fail. The product carries nothing of this.
const [point = '', countText = '0'] = (process.env.DIE_AT ?? '').split(':');
const bankErrorShare = Number(process.env.BANK_ERROR_SHARE ?? 0);
let left = Number(countText);

/** Dies as a power cut would have it: nothing of this process runs after it. */
function pass(name: string): void {
  if (name !== point) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}

const isBank = (database: DatabaseSync) => /sandbox[\w-]*\.sqlite$/.test(database.location() ?? '');

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (sql) {
  const bank = isBank(this);
  const half = bankErrorShare / 2;
  if (bank && sql === 'begin immediate' && Math.random() < half) throw new Error('Bank is away.');
  if (sql === 'commit') pass(bank ? 'before-bank-commit' : 'before-commit');
  exec.call(this, sql);
  if (sql === 'begin immediate') pass(bank ? 'bank-begin' : 'begin');
  if (sql === 'commit') pass(bank ? 'after-bank-commit' : 'after-commit');
  if (bank && sql === 'commit' && Math.random() < half) throw new Error('Bank hung up.');
};

const { run } = StatementSync.prototype;
StatementSync.prototype.run = function (...parameters) {
  const done = run.apply(this, parameters as Parameters<typeof run>);
  pass('write');
  return done;
};

const { end } = ServerResponse.prototype;
ServerResponse.prototype.end = function (this: ServerResponse, ...parameters: never[]) {
  pass('before-answer');
  const ended = end.apply(this, parameters as unknown as Parameters<typeof end>);
  pass('after-answer');
  return ended;
} as typeof end;
