import { refusedForm } from '#src/preview/sample-plain.ts';
import { longWords, sampleAt, sampleDay, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import AskFamily from './AskFamily.astro';
import CallLog from './CallLog.astro';
import PassOn from './PassOn.astro';
import TaskHistory from './TaskHistory.astro';
import TaskThread from './TaskThread.astro';

const page = { action: '#', sent: undefined, taskId: sampleId };
const colleague = { userId: sampleId, nickname: '王审核' };
const asked = {
  ...{ asker: '王审核', askedAt: sampleAt, dueAt: sampleAt + 3 * sampleDay, imageIds: [] },
  ...{ question: longWords, answer: null, endedAt: null },
};
const answered = {
  ...{ ...asked, answer: longWords, endedAt: sampleAt + sampleDay, imageIds: [sampleId] },
};
const thread = { taskId: sampleId, held: false, now: sampleAt };

export const examples = [
  show(AskFamily).in(({ locale }) => ({
    usual: { ...page, locale },
    refused: {
      ...{ ...page, locale },
      sent: refusedForm('ask', { taskId: sampleId, question: 'x' }, ['question']),
    },
  })),
  show(CallLog).in(({ locale }) => ({
    usual: { ...page, locale },
    refused: {
      ...{ ...page, locale },
      sent: refusedForm('call', { taskId: sampleId, note: 'x' }, ['outcome']),
    },
  })),
  show(PassOn).in(({ locale }) => ({
    'three ways': { ...page, colleagues: [colleague], mayEscalate: true, locale },
    'without a colleague': { ...page, colleagues: [], mayEscalate: true, locale },
    'two, one refused': {
      ...{ ...page, colleagues: [colleague], mayEscalate: false, locale },
      sent: refusedForm('snooze', { taskId: sampleId, hours: '4' }, ['reason']),
    },
  })),
  show(TaskHistory).in(({ locale }) => ({
    'for who holds it': { ...page, lines: [], mayAsk: true, mayNote: true, locale },
    'note refused': {
      ...{ ...page, lines: [], mayAsk: true, mayNote: true, locale },
      sent: refusedForm('note', { taskId: sampleId }, ['note']),
    },
    'for others': { ...page, lines: [], mayAsk: false, mayNote: false, locale },
  })),
  show(TaskThread).in(({ locale }) => ({
    'no answer yet': { ...thread, questions: [asked], locale },
    'answered, and none in time': {
      ...{ ...thread, questions: [answered, asked], held: true },
      ...{ now: sampleAt + 4 * sampleDay, locale },
    },
    'settled without one': { ...thread, questions: [{ ...asked, endedAt: sampleAt }], locale },
  })),
];
