import { longText, longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import LeftTasks from './LeftTasks.astro';
import TaskChecks from './TaskChecks.astro';
import TaskHead from './TaskHead.astro';

const opened = {
  ...{ title: '小树等一次手术', caseId: sampleId, urgent: 0, openedAt: sampleAt },
  ...{ waitingSince: null, assignee: null, escalatedAt: null, snoozedUntil: null },
  answerDueAt: sampleAt + 1,
};

export const examples = [
  show(TaskHead).in(({ locale }) => ({
    usual: { task: { ...opened, timesHandedIn: 1 }, queueUrl: '#', now: sampleAt, locale },
    'put off, with administrators': {
      task: { ...opened, timesHandedIn: 1, escalatedAt: sampleAt, snoozedUntil: sampleAt + 1 },
      ...{ queueUrl: '#', now: sampleAt, locale },
    },
    'waits for its family': {
      task: { ...opened, timesHandedIn: 1, waitingSince: sampleAt, assignee: '王审核' },
      ...{ queueUrl: '#', now: sampleAt, locale },
    },
    'urgent, handed in again': {
      ...{
        task: { ...opened, urgent: 1, timesHandedIn: 3, title: longWords, answerDueAt: sampleAt },
      },
      ...{ queueUrl: '#', now: sampleAt, locale },
    },
    'of no case': {
      ...{
        task: { ...opened, title: null, caseId: null, timesHandedIn: 1 },
        queueUrl: '#',
        now: sampleAt,
        locale,
      },
    },
  })),
  show(LeftTasks).in(({ locale }) => ({
    some: {
      tasks: [
        { taskId: sampleId, queue: 'base', caseTitle: longWords },
        { taskId: sampleId, queue: 'difference', caseTitle: null },
      ],
      locale,
    },
    none: { tasks: [], locale },
  })),
  show(TaskChecks).in(({ locale, texts }) => ({
    some: { checks: [{ level: 'red', text: longText(texts) }], locale },
    'with words of a person': {
      heading: longText(texts),
      checks: [{ level: 'amber', text: `1 + ${longWords}`, words: [longWords] }],
      locale,
    },
    none: { checks: [], locale },
  })),
];
