import { postForm } from '#src/islands/forms/post-form.ts';
import { type UsedForm, useForm } from '#src/islands/forms/use-form.ts';
import type { FormFlow } from '#src/stores/form-flow.ts';

type GiftForm<Output> = {
  id: string;
  flow: FormFlow<Output>;
  /** An account sees there what became of it. */
  target: string | undefined;
  drawn?: { fields: Readonly<Record<string, string>> } | undefined;
};

/**
 * Sends a form at a gift of the reader's own. A guest's gift is opened by its code, so once the
 * form was taken the code asks for it again: nothing that was true before stays beside it.
 */
export function useGiftForm<Output>(options: GiftForm<Output>): UsedForm {
  const form = useForm({
    ...options,
    onDone: ({ action }, { receiptCode = '' }) => findAgain(action, receiptCode),
  });
  return { ...form, busy: form.busy || form.state.step === 'done' };
}

function findAgain(action: string, receiptCode: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  document.body.append(form);
  postForm(form, { step: 'find', receiptCode });
}
