import { atom } from 'nanostores';
import type { CallInput } from '#src/shared/contract/call.ts';
import { verificationAdd } from '#src/shared/verification/calls.ts';
import { callApi } from './api.ts';
import { browser } from './browser.ts';
import { forget, keep, readKept } from './keepsakes.ts';

/** One verification from the form to the thanks. `unsure` is a send whose answer was lost. */
type ProvingFlow =
  | { step: 'editing' }
  | { step: 'sending' }
  | { step: 'unsure' }
  | { step: 'refused'; message: string; fields: Readonly<Record<string, string>> };

export const $proving = atom<ProvingFlow>({ step: 'editing' });

type Form = Record<string, string>;
/** Names and numbers of persons are never kept on a device. */
const keptFields = ['kind', 'relation', 'hospital', 'content'] as const;

/** Sends a verification and goes on to `target`. A second tap while one is on its way does nothing. */
export async function sendVerification(form: Form, target: string): Promise<void> {
  if ($proving.get().step === 'sending') return;
  $proving.set({ step: 'sending' });
  const { infoUuid = '', kind = '', relation = '', realName = '', content = '' } = form;
  const { idCard = '', hospital = '' } = form;
  const input = { infoUuid, kind, relation, realName, content, idCard, hospital };
  const answer = await callApi(verificationAdd, input as CallInput<typeof verificationAdd>);
  if (answer.ok) {
    forget(nameOf(infoUuid));
    browser.goTo(target);
    $proving.set({ step: 'editing' });
    return;
  }
  const { problem } = answer;
  if (problem.kind !== 'refused') $proving.set({ step: 'unsure' });
  else $proving.set({ step: 'refused', message: problem.msg, fields: problem.fields });
}

export function saveProofDraft(form: Form): void {
  const kept: Form = {};
  for (const name of keptFields) if (form[name]) kept[name] = form[name];
  keep(nameOf(form.infoUuid ?? ''), JSON.stringify(kept));
}

/** What was typed for a case and not sent yet; a spoilt draft is none. */
export function readProofDraft(infoUuid: string): Form | undefined {
  try {
    const kept: unknown = JSON.parse(readKept(nameOf(infoUuid)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as Form) : undefined;
  } catch {
    return undefined;
  }
}

function nameOf(infoUuid: string): string {
  return `proof.${infoUuid}`;
}
