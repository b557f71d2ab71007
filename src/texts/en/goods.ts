import type { Texts } from '#src/texts/texts-type.ts';

export const goods: Texts['goods'] = {
  progress: {
    ideas: [
      'How far the things are, and how many were sent.',
      'How the patient is, and where the treatment stands.',
      'What comes next, and how much is still missing.',
      'A sentence for those who helped.',
    ],
  },
  raiser: {
    readyWords: [
      'Thank you. What you chose will be sent soon.',
      'Thank you, our whole family will remember.',
      'What you gave goes to the treatment. Thank you.',
    ],
  },
  raising: {
    untitled: 'An appeal with goods without a title yet',
    preview: {
      notYet: 'There is nothing to see yet. First fill in and save “The appeal and the goods”.',
    },
    launchTitle: 'Start an appeal with goods',
    launchSteps: [
      'Write the appeal and what you will send: title, story, photos, prices, pieces',
      'Say who the patient is and submit; an answer usually comes within 24 hours',
      'Once it passes, people choose something, pay, and you send it',
      'Add illness, payee and the other papers; then money can be withdrawn',
    ],
    savedTitle: 'The appeal and the goods are saved',
    lacksBase: 'Once “The appeal and the goods” and “Patient” are filled in, you can submit.',
    submittedMeanwhile:
      'While you wait, make ready what you will send, and fill in what is still to go, so that a withdrawal need not wait:',
    pendingNow: {
      pending: 'Not submitted yet. Fill in “The appeal and the goods” and “Patient” to submit.',
    },
    stopConsequences: [
      'No more gifts come in, nothing more can be chosen, and the page says that raising is over',
      'What is paid for still has to be sent; what was given is still for the patient and can be withdrawn',
      'What is not needed you ask us to return to donors; an open withdrawal is finished or called off first',
      'It can’t be started again; for a new need, begin a new appeal',
    ],
  },
};
