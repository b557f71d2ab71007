import { only } from '#src/shared/contract/call-form.ts';
import {
  verificationAdd,
  verificationCorrect,
  verificationHospitalCode,
  verificationTakeBack,
} from './acts/calls.ts';

/** This is what who knows the family says of them, with script and without. */
export const proveForm = {
  call: verificationAdd,
  inputOf: only(
    ...(['infoUuid', 'kind', 'relation', 'realName', 'content', 'idCard'] as const),
    ...(['hospital', 'hospitalCode', 'invite'] as const),
  ),
};

/**
 * This is what the author of a verification may do to it: what each form sends, with script and
 * without.
 */
export const amendForms = {
  correct: { call: verificationCorrect, inputOf: only('verifyId', 'content') },
  hospitalCode: { call: verificationHospitalCode, inputOf: only('verifyId', 'hospitalCode') },
  takeBack: { call: verificationTakeBack, inputOf: only('verifyId') },
};
