import type { CallForm } from '#src/shared/contract/call-form.ts';
import { saveWishing } from './calls.ts';

/** What is typed goes before what was chosen; with neither the call says that words are missing. */
export const wishForm: CallForm<typeof saveWishing> = {
  call: saveWishing,
  inputOf: ({ content = '', sample = '', named = '' }) => ({
    content: content.trim() || sample,
    named,
  }),
};
