import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { chosenFieldOf } from '#src/shared/review/many/many-form.ts';
import ChooseTask from './ChooseTask.astro';
import ManyOutcome from './ManyOutcome.astro';
import TaskTable from './TaskTable.astro';

const one = {
  ...{ taskId: sampleId, revision: 1, said: longWords, mayChoose: true },
  checks: [{ level: 'amber' as const, text: longWords, words: [longWords] }],
};
const ticked = { [chosenFieldOf(sampleId)]: '1' };
const task = {
  ...{ taskId: sampleId, caseTitle: longWords, differs: null, differsIn: null, differsAt: null },
  ...{ urgent: 1, openedAt: sampleAt, waitingSince: null, escalatedAt: sampleAt },
  ...{ snoozedUntil: null, timesHandedIn: 2, claimer: null, claimedUntil: null, assignee: null },
};

export const examples = [
  show(ChooseTask).in(({ locale }) => ({
    'to tick': { task: one, typed: {}, locale },
    'to open': { task: { ...one, mayChoose: false }, typed: {}, locale },
    'ticked before': { task: one, typed: ticked, locale },
    'of somebody else': { task: undefined, typed: {}, locale },
  })),
  show(TaskTable).in(({ locale }) => ({
    'one by one': { tasks: [task], many: new Map(), typed: {}, now: sampleAt, locale },
    'some ticked before': {
      tasks: [task],
      ...{ many: new Map([[task.taskId, one]]), typed: ticked, now: sampleAt, locale },
    },
    'of a difference': {
      tasks: [{ ...task, differs: 'amountDiffers', differsIn: 'payout', differsAt: '20261120' }],
      ...{ many: new Map(), typed: {}, now: sampleAt, locale },
    },
  })),
  show(ManyOutcome).in(({ locale }) => ({
    all: {
      outcome: { list: [{ taskId: sampleId, refusedBy: null }] },
      ...{ said: () => longWords, locale },
    },
    some: {
      outcome: { list: [{ taskId: sampleId, refusedBy: 'lookAlone' }] },
      ...{ said: () => longWords, locale },
    },
  })),
];
