import { accountCalls } from './accounts/calls.ts';
import { caseCalls } from './cases/calls.ts';
import type { Call } from './contract/call.ts';
import { donationCalls } from './donations/calls.ts';

/** Every declared call. */
export const calls: readonly Call[] = [...accountCalls, ...caseCalls, ...donationCalls];
