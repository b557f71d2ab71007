import { longWords, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import TaskDecision from './TaskDecision.astro';
import TaskFields from './TaskFields.astro';

const field = {
  ...{ name: 'idCard', label: '身份证号', value: '5301**********12', secret: true },
  ...{ group: '患者', imageIds: [sampleId], refusable: true },
};
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
  show(TaskFields).in(({ locale }) => {
    const fields = [
      field,
      { ...field, name: 'name', label: '姓名', value: longWords, secret: false },
    ];
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
