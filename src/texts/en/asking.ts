import type { Texts } from '#src/texts/texts-type.ts';
import { counted } from './counted.ts';

export const asking: Texts['asking'] = {
  desk: {
    title: 'Questions to the family',
    ask: 'Ask the family',
    question: 'What do you ask?',
    hint: (hours) =>
      `The family is told and answers in words and papers. The task goes back to its queue and waits for ${counted(hours, 'hour')} at most, which do not count against your time; the answer brings it back to you.`,
    send: 'Send it to the family',
    asked: (name, time) => `${name}, ${time}`,
    answered: 'The family answered',
    answeredAt: (time) => `answered ${time}`,
    paper: 'Paper of the family',
    ended: 'The task was settled without an answer.',
    pending: (time) => `No answer yet; it waits until ${time}.`,
    overdue: 'No answer came in time: you can go on.',
    waits: (time) => `Waits for the family since ${time}`,
    assigned: (name) => `Left to ${name}`,
    waiting: (count) => `${count} of them wait for the family`,
    call: 'Keep a record of a call',
    outcome: 'How it went',
    outcomes: {
      reached: 'Reached',
      noAnswer: 'Nobody answered',
      callBack: 'To be called again',
      wrongNumber: 'Wrong number',
    },
    callNote: 'What was said (optional)',
    callHint:
      'The family never reads it. It stays in the history of the appeal. No phone or document numbers here.',
    keepCall: 'Keep this call',
  },
  family: {
    intro:
      'Reviewing your appeal, our staff have something to ask. Only they read your answer; it is never public.',
    due: (time) => `Please answer by ${time}; after that the review goes on with what there is.`,
    overdue:
      'The time agreed is over, so the review may have gone on with what there was; an answer still helps.',
    answer: 'Your answer',
    answerHint: 'Say it as it is; a few words will do.',
    papers: 'Papers about it (optional)',
    submit: 'Send to our staff',
    sent: 'We have your answer; the review goes on.',
    more: (count) => `After this one, ${counted(count, 'question')} more.`,
    none: 'There is nothing to answer now.',
    earlier: 'Earlier questions',
    yours: 'Your answer',
    papersCount: (count) => `${counted(count, 'paper')} with it`,
    ended: 'This one needs no answer any more.',
    back: 'Back to managing the appeal',
  },
  explain: {
    title: 'Tell our staff how it is',
    held: 'Words or pictures are like those of another appeal, and we are comparing them. Tell us who wrote them and who took the photos; send originals, if you have them.',
    helps:
      'What helps: the diagnosis, bills of the hospital, the household register or marriage certificate, a letter from the hospital; first of all, whatever speaks to the point in doubt. Only our staff see it; it is never public.',
    ends: (date) =>
      `The time of your appeal runs on meanwhile, until ${date}: please tell us before.`,
    noEnd: 'There is no last day; the sooner, the better.',
    answered: (hours) =>
      `Staff answer within ${counted(hours, 'hour')} of receiving it; you find the answer under “My messages”.`,
    sent: (hours) =>
      `We have what you wrote, and answer within ${counted(hours, 'hour')} under “My messages”. To add something, write again from where you manage the appeal.`,
    told: 'What you told us',
    states: {
      open: 'Our staff have not answered yet.',
      answered: 'What our staff answered:',
      dismissed: 'Our staff have read it, and had nothing to add.',
    },
  },
};
