import { expect } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { findPublicity } from '#src/server/publicity/find-publicity.ts';
import { findShownWithdrawals } from '#src/server/tracing/find-shown-withdrawals.ts';
import { findDraws } from '#src/server/withdrawals/apply/find-draws.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { progressAdd } from '#src/shared/progress/calls.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../support/test-withdrawing.ts';

/** This is a family that owes accounts of how its payouts were used. */
export type OwingServer = WithdrawingServer & {
  caseId: string;
  begin(): Promise<void>;
  later(days: number): void;
  /** Makes a withdrawal in three parts of which the first is paid, beside which it raises on. */
  payFirst(): Promise<string>;
  owed(): Promise<{ payoutNo: string; dueAt: number; shownAt: number | null }[]>;
  handIn(): Promise<string>;
  pass(postId: string): Promise<unknown>;
  payoutTasks(withdrawalId: string): Promise<string[]>;
  /** Answers what the family was told about its accounts. */
  told(): Promise<string[]>;
  /** Answers what its family, the case's readers and readers of all money see of an account. */
  seen(): Promise<{ inReview?: boolean | undefined; overdue?: boolean | undefined }>;
};

export async function openOwingServer(): Promise<OwingServer> {
  const t = await openWithdrawingServer();
  const { db } = t.services;
  let token = '';
  const owing: OwingServer = {
    ...t,
    caseId: '',
    begin: async () => {
      ({ infoUuid: owing.caseId, token } = await t.addOwnedCase(9000));
    },
    later: (days) => t.setNow(t.services.now() + days * dayMs),
    payFirst: async () => {
      const wish = { amountInFen: 3000, instalments: 3, stopRaise: false };
      const id = await t.bringToRelease(owing.caseId, wish);
      await t.release(id);
      await t.runDue();
      return id;
    },
    owed: () =>
      db
        .selectFrom('fund_uses')
        .select(['payout_no as payoutNo', 'due_at as dueAt', 'shown_at as shownAt'])
        .where('case_id', '=', owing.caseId)
        .orderBy('due_at')
        .execute(),
    handIn: () => handIn(t, owing.caseId, token),
    pass: (postId) => t.decide('fundUse', postId, { by: staff.reviewer }),
    payoutTasks: async (id) =>
      (await t.openTasks()).filter((task) => task.startsWith(`payout ${id}`)),
    told: () => findTold(t, owing.caseId),
    seen: () => findSeen(t, owing.caseId),
  };
  return owing;
}

async function handIn(t: WithdrawingServer, infoUuid: string, token: string): Promise<string> {
  const content = '住院押金八百元，靶向药一百五十元。';
  const headers = { 'x-client-address': newId() };
  const { status, data } = await t.call(
    progressAdd,
    { infoUuid, content, type: 'fundUse' },
    { token, headers, idempotencyKey: newId() },
  );
  expect(status).toBe(200);
  return data.progressId;
}

async function findTold({ services }: WithdrawingServer, caseId: string): Promise<string[]> {
  const rows = await services.db
    .selectFrom('notices')
    .select('kind')
    .where('user_id', '=', `owner-${caseId}`)
    .where('kind', 'in', ['fundUseDue', 'fundUseOverdue'])
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind }) => kind);
}

async function findSeen({ services }: WithdrawingServer, caseId: string) {
  const now = services.now();
  const [draw] = await findDraws(services.db, caseId, now);
  const [shown] = await findShownWithdrawals(services.db, caseId, now);
  const { list } = await findPublicity(
    services.db,
    { part: 'uses', anchorId: '', size: 9, locale: 'zh-CN' },
    now,
  );
  const { inReview, overdue } = draw?.fundUse ?? {};
  expect(shown?.payout).toMatchObject({ useInReview: inReview, useOverdue: overdue });
  const line = list.find(({ infoUuid }) => infoUuid === caseId);
  expect(line).toMatchObject({ inReview, overdue });
  return { inReview, overdue };
}
