import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import * as calls from '#src/shared/verification/hospital-codes/calls.ts';
import { issueHospitalCode } from './issue-code.ts';
import { revokeHospitalCode } from './revoke-code.ts';

export const issueHospitalCodeRoute = handle(calls.deskIssueHospitalCode, (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  return issueHospitalCode(context.services, { ...input, staffUserId }, context.now);
});

export const revokeHospitalCodeRoute = handle(
  calls.deskRevokeHospitalCode,
  async (input, context) => {
    const { userId: staffUserId } = viewerOf(context);
    await revokeHospitalCode(context.services, { ...input, staffUserId }, context.now);
    return null;
  },
);

export const hospitalCodeRoutes: readonly HandledCall[] = [
  issueHospitalCodeRoute,
  revokeHospitalCodeRoute,
];
