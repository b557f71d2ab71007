import { accountCalls } from './accounts/calls.ts';
import { caseCalls } from './cases/calls.ts';
import { commentCalls } from './comments/calls.ts';
import type { Call } from './contract/call.ts';
import { donationCalls } from './donations/calls.ts';
import { platformCalls } from './platform/calls.ts';
import { sharingCalls } from './sharing/calls.ts';
import { tracingCalls } from './tracing/calls.ts';
import { verificationCalls } from './verification/calls.ts';

/** Every declared call. */
export const calls: readonly Call[] = [
  ...accountCalls,
  ...caseCalls,
  ...donationCalls,
  ...platformCalls,
  ...sharingCalls,
  ...commentCalls,
  ...verificationCalls,
  ...tracingCalls,
];
