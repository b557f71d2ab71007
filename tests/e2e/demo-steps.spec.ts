import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { raisingDays } from '#src/shared/raising/raising-days.ts';
import { expect, once, test } from '../support/browser.ts';

type Fact = { caseId: string; kind: string; compared: string; staffUserId: string; at: number };
type Act = { act: string; staffUserId: string; detail: string };

test(
  'what a page of the demo says was seen, one of its staff opened and ticked',
  once,
  async ({ server }) => {
    const db = new DatabaseSync(join(server.folder, 'warmlight.db'), { readOnly: true });
    const facts = db
      .prepare(
        `select case_id as caseId, kind, compared, compared_by as staffUserId, stated_at as at
           from case_facts where state <> 'declared'`,
      )
      .all() as Fact[];
    const acts = db.prepare(
      `select act, staff_user_id as staffUserId, detail from audit_trail
        where case_id = ? and at = ? and act in ('viewImage', 'pass', 'refuse')`,
    );
    expect(facts.length).toBeGreaterThan(100);
    for (const { caseId, kind, compared, staffUserId, at } of facts) {
      const own = (acts.all(caseId, at) as Act[]).filter((one) => one.staffUserId === staffUserId);
      const ticked = own.flatMap(({ act, detail }) =>
        act === 'viewImage' ? [] : (JSON.parse(detail).compared ?? []),
      );
      for (const name of JSON.parse(compared)) expect(ticked, `${caseId} ${kind}`).toContain(name);
      expect(
        own.some(({ act }) => act === 'viewImage'),
        `${caseId} ${kind}`,
      ).toBe(true);
    }
    db.close();
  },
);

test(
  'an appeal of the demo takes gifts as long as any other, and none before or after',
  once,
  async ({ server }) => {
    const db = new DatabaseSync(join(server.folder, 'warmlight.db'), { readOnly: true });
    const longer = db.prepare('select id from cases where ends_at <> published_at + ?');
    expect(longer.all(raisingDays * dayMs)).toEqual([]);
    const beside = db.prepare(
      `select trade_no as tradeNo from donations join cases on cases.id = case_id
        where paid_at not between published_at and min(ends_at, coalesce(finished_at, ends_at))`,
    );
    expect(beside.all()).toEqual([]);
    db.close();
  },
);

test(
  'what left the desk of the demo was decided there, and its families share nothing',
  once,
  async ({ server }) => {
    const db = new DatabaseSync(join(server.folder, 'warmlight.db'), { readOnly: true });
    const undecided = db.prepare(
      `select queue from review_tasks where state <> 'open' and not exists
        (select 1 from audit_trail where audit_trail.queue = review_tasks.queue
          and audit_trail.subject_id = review_tasks.subject_id and act in ('pass', 'refuse'))`,
    );
    expect(undecided.all()).toEqual([]);
    // Of each that was ever sent, the patient is known: no other open case may be for them.
    const nameless = db.prepare(
      "select id from cases where patient_index is null and status <> 'APPROVE_PENDING'",
    );
    expect(nameless.all()).toEqual([]);
    // Its families share no paper, person or account; one that waits copies a story, to be found.
    const copies = db.prepare(
      'select count(*) as hits from clone_hits join cases on cases.id = case_id where published_at > 0',
    );
    expect(copies.get()).toEqual({ hits: 0 });
    db.close();
  },
);
