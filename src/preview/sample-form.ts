import type { UsedForm } from '#src/islands/forms/use-form.ts';
import type { Texts } from '#src/texts/texts.ts';

/** Answers what an island's form hands to its parts; nothing is sent. */
export function sampleForm(more: Partial<UsedForm> = {}): UsedForm {
  return {
    ...{ id: 'sample', takeOver: () => undefined, state: { step: 'editing' }, busy: false },
    ...{ message: undefined, problems: {}, draft: 'none', submit: async () => undefined },
    ...more,
  };
}

/** Answers a form in each state that it can be in. */
export function sampleForms({ problems }: Texts) {
  const refused = { step: 'refused', message: problems.moneyOutFrozen, fields: {} } as const;
  return {
    editing: sampleForm(),
    sending: sampleForm({ state: { step: 'sending' }, busy: true }),
    'answer lost': sampleForm({ state: { step: 'unsure' } }),
    'nothing arrived': sampleForm({ state: { step: 'unsure', absent: true } }),
    refused: sampleForm({ state: refused, message: refused.message }),
    done: sampleForm({ state: { step: 'done', output: undefined } }),
    leaving: sampleForm({ state: { step: 'leaving' }, busy: true }),
  };
}
