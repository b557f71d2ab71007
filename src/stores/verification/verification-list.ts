import type { CallInput } from '#src/shared/contract/call.ts';
import {
  verificationComplaintAdd,
  verificationOperate,
} from '#src/shared/verification/acts/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';

/** This is a complaint about a verification. Each form of a list has a flow of its own. */
export function makeComplaint() {
  return makeFormFlow({
    send: ({ verifyId = '', reason = '' }) =>
      callApi(verificationComplaintAdd, { verifyId, reason }, { askHere: true }),
  });
}

/** The fundraiser puts a verification first, takes it from there, hides or shows it. */
export function makeChoice() {
  return makeFormFlow({
    send: ({ infoUuid = '', verifyId = '', operation = '' }) => {
      const input = { infoUuid, verifyId, operation } as CallInput<typeof verificationOperate>;
      return callApi(verificationOperate, input);
    },
  });
}
