import { longWords, sampleId } from '#src/preview/samples.ts';
import { type Asked, show } from '#src/preview/show.ts';
import TaskDecision from './TaskDecision.astro';
import TaskFields from './TaskFields.astro';

const fieldOf = ({ texts }: Asked) => ({
  ...{ name: 'idCard', label: texts.raising.fields.idCard, value: '5301**********12' },
  ...{ group: texts.cases.patient, imageIds: [sampleId], refusable: true, secret: true },
});
const page = { taskId: sampleId, action: '#', typed: {} };
const task = {
  ...{ taskId: sampleId, revision: 1, queue: 'base' as const, gone: false },
  ...{ amountInFen: undefined, comparisons: [], reportActs: [] },
};

export const examples = [
  show(TaskDecision).in(({ locale }) => ({
    usual: { ...page, task, queueUrl: '#', locale, sent: undefined },
    refused: {
      ...{ ...page, task, queueUrl: '#', locale, typed: { step: 'decide', words: 'x' } },
      sent: {
        ...{ step: 'decide', values: { words: 'x' } },
        problem: { reason: 'inputInvalid', fields: { words: 'required' } },
      },
    },
  })),
  show(TaskFields).in((asked) => {
    const { locale, texts } = asked;
    const field = fieldOf(asked);
    const label = texts.raising.fields.title;
    const fields = [field, { ...field, name: 'name', label, value: longWords, secret: false }];
    const shown = { ...page, task: { queue: 'base' as const, fields }, ready: [], locale };
    return {
      'in hand': { ...shown, held: true, unmasked: undefined },
      'one unmasked': { ...shown, held: true, unmasked: { field: 'idCard', value: longWords } },
      'unmasking refused': {
        ...{ ...shown, held: true, unmasked: undefined },
        typed: { step: 'unmask', field: 'idCard', reason: 'x' },
      },
      'only to look at': { ...shown, held: false, unmasked: undefined },
    };
  }),
];
