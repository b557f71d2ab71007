import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addPaidGifts } from '#src/scripts/demo/add-paid-gifts.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openServices } from '#src/server/open-services.ts';
import type { SandboxBank } from '#src/server/payments/sandbox/open-sandbox-gateway.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { releaseRefund } from '#src/server/refunds/case/release-refund.ts';
import { passRefund } from '#src/server/refunds/case/review-refund.ts';
import { startPlatformRefund } from '#src/server/refunds/case/start-platform-refund.ts';
import { findFreePort } from '../../bench/children.ts';
import type { Base } from '../world/base.ts';
import { becomeQuiet } from './become-quiet.ts';
import { startBuiltServer } from './built-server.ts';
import { compareBanks } from './compare-banks.ts';
import { findBroken } from './compare-memory.ts';
import { type CrashResult, makeBase } from './kill-by-one.ts';
import { letTimePass, offline } from './offline.ts';

type Wishes = { entry: string; folder: string; kills: number; gifts: number };

const bankErrorShare = '0.2';
const longestLifeMs = 30_000;
const lastLifeMs = 300_000;
const batchSize = 1000;
const places = [
  'after-bank-commit',
  'before-bank-commit',
  'before-commit',
  'after-commit',
] as const;

/**
 * Refunds one case, all of whose gifts go back while the server is killed and its bank fails every
 * fifth time.
 */
export async function refundThroughKills(wishes: Wishes): Promise<CrashResult> {
  const { entry, folder, kills, gifts } = wishes;
  const base = await makeBase({ folder });
  await addGifts(wishes, base);
  await releaseAll(folder, base);
  const port = await findFreePort();
  const each = Math.max(1, Math.floor((gifts / kills) * 0.8));
  const env = { BANK_ERROR_SHARE: bankErrorShare, REFUNDS_PER_SECOND: '1000' };
  let killed = 0;
  for (let life = 0; life < kills && countLeft(folder) > 0; life += 1) {
    const dieAt = `${places[randomInt(places.length)]}:${1 + randomInt(2 * each)}`;
    const server = await startBuiltServer({ entry, folder, port, env: { ...env, DIE_AT: dieAt } });
    const tooLong = server && setTimeout(() => server.signal('SIGKILL'), longestLifeMs);
    await server?.gone;
    clearTimeout(tooLong);
    killed += 1;
    await offline({ folder }, letTimePass);
  }
  const last = await startBuiltServer({ entry, folder, port, env: { REFUNDS_PER_SECOND: '1000' } });
  await becomeQuiet({ folder }, lastLifeMs);
  last?.signal('SIGTERM');
  await last?.gone;
  const wrong = await compareAll(wishes);
  return { counts: { kills: killed, gifts, ...sumsOf(folder) }, wrong };
}

async function addGifts({ folder, gifts }: Wishes, base: Base): Promise<void> {
  const { services, sandboxBanks, close } = await openServices(
    parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' }),
  );
  const caseId = base.cases[0]?.id as string;
  const now = Date.now();
  // This is the one that refunds at once.
  const till = sandboxBanks.find(({ gateway }) => gateway.custody.by === 'us') as SandboxBank;
  for (let from = 0; from < gifts; from += batchSize) {
    const count = Math.min(batchSize, gifts - from);
    await addPaidGifts(services, { caseId, from, count, now, till });
  }
  await close();
}

async function releaseAll(folder: string, { cases, staff }: Base): Promise<void> {
  const [starter, reviewer, releaser] = staff.map(({ userId }) => userId) as [
    string,
    string,
    string,
  ];
  await offline({ folder }, async (services) => {
    const now = Date.now();
    const asked = {
      caseId: cases[0]?.id as string,
      kind: 'falseCase',
      reason: '核实不符',
    } as const;
    const { refundId } = await startPlatformRefund(
      services,
      { ...asked, staffUserId: starter },
      now,
    );
    const decided = { refundId, words: '', now };
    await inTransaction(services.db, (trx) =>
      passRefund(trx, { ...decided, staffUserId: reviewer }),
    );
    await inTransaction(services.db, (trx) =>
      releaseRefund(trx, { ...decided, staffUserId: releaser }),
    );
    await letTimePass(services);
  });
}

const left = `select count(*) as count from donations where status in ('PAID', 'REFUNDING')`;
const sums = `select count(*) as count, sum(amount_in_fen) as sum from refunds where status = 'SUCCESS'`;
const given = 'select count(*) as count, sum(amount_in_fen) as sum from donations';
const atBank = `select count(*) as count, sum(amount_in_fen) as sum from refunds where status = 'SUCCESS'`;
const notWhole =
  'select count(*) as count from transactions where refunded_in_fen <> amount_in_fen';

const countLeft = (folder: string) => Number(read(folder, 'warmlight.db', left).count);

function sumsOf(folder: string): Record<string, number> {
  const { count, sum } = read(folder, 'warmlight.db', sums);
  return { 'refunds that succeeded': Number(count), 'fen returned': Number(sum) };
}

/** Every gift went back once, to the fen, here and in the bank's own books. */
async function compareAll({ folder, gifts }: Wishes): Promise<string[]> {
  const wrong: string[] = [];
  const gave = read(folder, 'warmlight.db', given);
  const back = read(folder, 'warmlight.db', sums);
  const there = read(folder, 'sandbox-alipay.sqlite', atBank);
  for (const [where, { count, sum }] of Object.entries({ here: back, there })) {
    if (Number(count) !== gifts || sum !== gave.sum) {
      wrong.push(`${count} of ${gifts} gifts went back ${where}, ${sum} of ${gave.sum} fen`);
    }
  }
  const partly = Number(read(folder, 'sandbox-alipay.sqlite', notWhole).count);
  if (partly > 0) wrong.push(`${partly} transactions went back otherwise than they came`);
  const found = await offline({ folder }, async (services) => [
    ...(await findBroken(services)),
    ...(await compareBanks(services, { folder })),
  ]);
  return [...wrong, ...found];
}

function read(folder: string, file: string, query: string): Record<string, unknown> {
  const db = new DatabaseSync(join(folder, file), { readOnly: true });
  try {
    return db.prepare(query).get() ?? {};
  } finally {
    db.close();
  }
}
