import { only } from '#src/shared/contract/call-form.ts';
import { noticeMail, noticeMailCode } from './calls.ts';

/** These are forms of an address for notices: what each sends, with script and without. */
export const noticeMailForms = {
  ask: { call: noticeMail, inputOf: only('email') },
  give: { call: noticeMailCode, inputOf: only('code') },
};
