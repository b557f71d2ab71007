import { samplePlainForms } from '#src/preview/sample-plain.ts';
import { show } from '#src/preview/show.ts';
import { MonthlyForm } from './MonthlyForm.tsx';

export const examples = [
  show(MonthlyForm).in((asked) => {
    const forms = Object.entries(samplePlainForms(asked));
    return Object.fromEntries(forms.map(([name, form]) => [name, { ...form, of: 'change' }]));
  }),
];
