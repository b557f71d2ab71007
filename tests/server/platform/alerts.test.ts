import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from '#src/server/platform/watch/metrics.ts';
import { addStateGauges } from '#src/server/platform/watch/state-gauge.ts';
import { stateGauges } from '#src/server/state-gauges.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { objectiveDays, objectives } from '#src/shared/platform/objectives.ts';
import { isInstalled } from '../../support/is-installed.ts';

const room = join(import.meta.dirname, '../../../src/server/platform');
const rules = readFileSync(join(room, 'alerts.yml'), 'utf8');
const { registry: served } = createMetrics();
addStateGauges(served, stateGauges, {} as never);

test('each alert asks for a number that is there, and has its entry in the runbook', async () => {
  const runbook = readFileSync(join(room, 'runbook.md'), 'utf8');
  const numbers = await served.metrics();
  const asked = [...rules.matchAll(/warmlight_[a-z_]+?(?=_count|_bucket|[^a-z_])/g)].map(String);
  expect(asked.filter((name) => !numbers.includes(`# TYPE ${name} `))).toEqual([]);
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const entries = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(5);
  expect(entries).toEqual(alerts);
});

test('the rules hold the service to what its pages say is promised', () => {
  const { answered, ordered, quick } = objectives;
  const [, burns, low, gifts, slow] =
    /alert: ErrorBudgetBurns(.*)alert: ErrorBudgetLow(.*)alert: GiftsFail(.*)alert: PagesSlow(.*?)labels/s.exec(
      rules,
    ) ?? [];
  expect(burns).toContain(`14.4 * (1 - ${answered.share})`);
  expect(low).toContain(`/ (1 - ${answered.share})`);
  expect(gifts).toContain(`(1 - ${ordered.share})`);
  expect(gifts).toContain(`route="${orderAdd.path}"`);
  expect(slow).toContain(`< ${quick.share}`);
  expect(slow).toContain(`le="${quick.withinMs / 1000}"`);
  expect(rules).toContain(`warmlight:failed:share${objectiveDays}d`);
});

test('no comma within braces ends a summary, as which Prometheus refuses the whole file', () => {
  const summaries = [...rules.matchAll(/annotations: \{ summary: (.*) \}$/gm)].map(
    ([, one]) => one,
  );
  expect(summaries).toHaveLength([...rules.matchAll(/- alert: /g)].length);
  expect(summaries.filter((one) => /[,{}#]/.test(one ?? ''))).toEqual([]);
});

test.runIf(isInstalled('promtool'))('Prometheus itself takes the rules', () => {
  expect(
    execFileSync('promtool', ['check', 'rules', join(room, 'alerts.yml')]).toString(),
  ).toContain('SUCCESS');
});
