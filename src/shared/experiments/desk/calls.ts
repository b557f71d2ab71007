import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { noOutput, publicId } from '#src/shared/contract/fields.ts';
import { cashierTest } from '#src/shared/experiments/cashier-test.ts';
import { reason } from '#src/shared/review/fields.ts';

const shared = {
  access: 'staff',
  roles: ['releaser', 'administrator'],
  output: noOutput,
} as const;

export const deskProposeTest = defineCall({
  path: '/api/desk/propose-test',
  summary: 'Proposes a test at the cashier; another person confirms, then it runs',
  ...shared,
  input: v.strictObject({ ...cashierTest.pipe[0].entries, reason }),
  errors: ['proposalNotOpen', 'testRuns'],
});

export const deskStopTest = defineCall({
  path: '/api/desk/stop-test',
  summary: 'Ends the running test at once: everyone sees the original cashier',
  ...shared,
  input: v.strictObject({ experimentId: publicId, reason }),
  errors: ['notFound'],
});

export const experimentDeskCalls = [deskProposeTest, deskStopTest];
