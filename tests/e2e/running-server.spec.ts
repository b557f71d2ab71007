import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isLogin, userInfo } from '#src/shared/accounts/calls.ts';
import { getCaseInfo, getHelpList } from '#src/shared/cases/calls.ts';
import { orderContributeAdd } from '#src/shared/donations/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { expect, type TestServer, test } from '../support/browser.ts';
import { encodeCall } from '../support/encode-call.ts';
import { findOpenCase } from '../support/give-in-browser.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

type Gift = { infoUuid: string; amountInFen: number };

/** A guest's gift, paid at the bank and told to the server; answers what the case has then. */
async function give(server: TestServer, gift: Gift): Promise<number> {
  const raised = async () => (await server.call(getCaseInfo, gift)).raisedInFen;
  const { infoUuid, amountInFen } = gift;
  const before = (await server.call(getCaseInfo, { infoUuid })).raisedInFen;
  const { payInfo } = await server.call(orderContributeAdd, { infoUuid, amountInFen });
  const body = new URLSearchParams({ choice: 'pay' });
  const paid = await fetch(payInfo.url, { method: 'POST', body, redirect: 'manual' });
  expect(paid.status).toBe(303);
  await expect.poll(raised, { timeout: 30_000, intervals: [50] }).toBe(before + amountInFen);
  return before + amountInFen;
}
