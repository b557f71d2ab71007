import { handledLike } from '#src/server/comments/routes.ts';
import type { PageForm } from '#src/server/door/page-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import { amendForms as amending, proveForm } from '#src/shared/verification/verification-forms.ts';
import {
  handledComplaintAdd,
  handledCorrect,
  handledHospitalCode,
  handledTakeBack,
  handledVerificationAdd,
  handledWorkCard,
} from './routes.ts';

/** It stands on the page of thanks, which its author may come back to. */
const amendForms = (
  [
    ['correct', handledCorrect],
    ['takeBack', handledTakeBack],
    ['hospitalCode', handledHospitalCode],
  ] as const
).map(
  ([step, handled]): PageForm => ({
    route: 'proveSuccess',
    step,
    handled,
    fields: amending[step].inputOf,
  }),
);

export const verificationForms: PageForm[] = [
  ...amendForms,
  {
    route: 'proveAdd',
    step: 'verify',
    handled: handledVerificationAdd,
    fields: proveForm.inputOf,
    done: ({ form: { infoUuid = '' }, locale }) =>
      linkTo('proveSuccess', { query: { infoUuid }, locale }),
  },
  {
    route: 'proveSuccess',
    step: 'workCard',
    handled: handledWorkCard,
    photos: { attachments: 'identity' },
    fields: ({ verifyId = '', attachments = '' }) => ({ verifyId, attachments }),
    done: ({ form: { infoUuid = '' }, locale }) =>
      linkTo('proveSuccess', { query: { infoUuid, handedIn: 1 }, locale }),
  },
  {
    route: 'proveList',
    step: 'like',
    handled: handledLike,
    fields: ({ verifyId = '' }) => ({ bizType: 'verification', bizId: verifyId, on: '1' }),
    done: ({ form: { infoUuid = '' }, locale }) =>
      linkTo('proveList', { query: { infoUuid }, locale }),
  },
  {
    route: 'proveList',
    step: 'complain',
    handled: handledComplaintAdd,
    fields: ({ verifyId = '', reason = '' }) => ({ verifyId, reason }),
  },
];
