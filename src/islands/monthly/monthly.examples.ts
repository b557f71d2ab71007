import { plainFormsFor } from '#src/preview/sample-plain.ts';
import { show } from '#src/preview/show.ts';
import { MonthlyForm } from './MonthlyForm.tsx';

export const examples = [
  show(MonthlyForm).in((asked) => plainFormsFor(asked, 'of', ['change', 'sign'])),
];
