import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';
import { type Restored, restoreAfter } from './restored-server.ts';

export const settled = { unsettled: 0, openDifferences: 0, brokenEquations: [], lifted: true };

type Restores = {
  /** This is a server of the test's own. */
  t: WithdrawingServer;
  /**
   * Its backup makes this of itself elsewhere, once time and banks went on; its money is frozen.
   */
  after(goOn: () => Promise<unknown>): Promise<Restored>;
};

/** Opens a server before each test of a file, and closes after it what was restored of it. */
export function openForEach(): Restores {
  let folder: string;
  let restored: Restored | undefined;
  const restores = {
    after: async (goOn) => {
      restored = await restoreAfter(restores.t, folder, goOn);
      expect(await findMoneyOutFreeze(restored.services.db)).toBeDefined();
      return restored;
    },
  } as Restores;
  beforeEach(async () => {
    restores.t = await openWithdrawingServer();
    folder = mkdtempSync(join(scratchDir(), 'warmlight-restores-'));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await restored?.close();
    restored = undefined;
    await restores.t.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return restores;
}

/** It is settled, and to the fen; run again, it finds nothing more to do. */
export async function expectSettled(one: Restored, expected: object = {}): Promise<void> {
  expect(await one.settle()).toMatchObject({ ...settled, ...expected });
  await one.expectMoneyRight();
  expect(await findMoneyOutFreeze(one.services.db)).toBeUndefined();
  expect(await one.settle()).toMatchObject({ ...settled, gifts: 0, refunds: 0, payouts: 0 });
  await one.expectMoneyRight();
}

/** Reads how a withdrawal, or each of its payouts, stands in the restored books. */
export async function column(
  { services }: Restored,
  table: 'withdrawals' | 'payouts',
  id: string,
): Promise<string[]> {
  const key = table === 'payouts' ? 'withdrawal_id' : 'id';
  const rows = await services.db.selectFrom(table).select('status').where(key, '=', id).execute();
  return rows.map(({ status }) => status);
}
