import { counted } from './counted.ts';

export const tools = {
  redirect: {
    title: 'This link leads elsewhere',
    body: 'For your safety we only forward to pages of Warmlight. This link points somewhere else, or is written wrongly.',
    hint: 'Never enter a verification code, an ID number or a bank card on a page you do not know.',
  },
  historyBack: {
    body: 'Taking you back to where you were.',
    hint: 'If nothing happens, use the back button of your browser, or go to the home page.',
  },
  clear: {
    lead: 'This page lists what Warmlight keeps on this device and clears it in one go. You will have to sign in again, and drafts that were not submitted are lost. What you submitted and gave stays as it is.',
    storage: 'Long-term storage',
    session: 'This visit',
    caches: 'Offline page',
    cookies: 'Cookies that scripts can see',
    count: (count: string) => `entries: ${count}`,
    all: 'Clear everything',
    done: 'Cleared.',
    failed:
      'Some of it could not be cleared. Please clear the data of this site in your browser settings.',
    noScript:
      'This tool needs scripts. You can also clear the data of this site in your browser settings.',
  },
  clearDraft: {
    lead: 'What you have not submitted is kept on this device by itself. Once cleared it cannot be brought back; what you submitted and gave stays as it is.',
    none: 'There are no drafts on this device.',
    count: (count: string) => `Drafts on this device: ${count}.`,
    clear: 'Clear drafts',
    confirmTitle: 'Clear all drafts?',
    confirmBody: 'They cannot be brought back.',
    confirm: 'Clear them',
    keep: 'Think again',
    done: 'Drafts are cleared.',
    noScript: 'Drafts are only kept where scripts run, so there is nothing to clear here.',
  },
  crash: {
    title: 'This page broke',
    body: 'The fault is ours, not yours. What you submitted is not lost.',
    money: 'If you were paying, look at “My donations” first, and do not pay twice.',
    reload: 'Open it again',
    errorId: (id: string) => `Error number: ${id}`,
    hotline: 'If it keeps happening, please call',
  },
  outage: {
    title: 'We are out of reach right now',
    body: 'A part of our system does not answer and is being brought back. What you submitted is not lost; please try again in a moment.',
    away: 'Our system does not answer and is being brought back. What you have just sent may not have arrived: go back in a moment and send it again.',
  },
  offline: {
    title: 'There is no network',
    body: 'Please check your connection and try again. What you typed is kept on this device.',
    money: 'If you were paying, look at the result once you are back online, and do not pay twice.',
    retry: 'Try again',
  },
  left: {
    title: 'This family is waiting for help too',
    opensSoon: (seconds: string) => `This appeal opens in ${counted(seconds, 'second')}.`,
    stay: 'No, thank you',
    none: 'There is nothing to see here.',
    centerTitle: 'Before you go',
    centerLead: (title: string) => `You were reading “${title}”.`,
    backToCase: 'Back to this appeal',
    others: 'These families are waiting for help too',
    ask: 'Any doubts? Talk to us',
  },
  firstScreen: {
    title: 'A word on your safety',
    points: [
      'Gifts are made on pages of Warmlight only. Never transfer money to anyone in person.',
      'Warmlight never calls to ask for a code, a password or a bank card.',
      'Every appeal says what was checked, by whom and on which day.',
    ],
    skip: 'Skip',
    goesOn: (seconds: string) => `Going on in ${seconds} s`,
    stay: 'Stay here',
    goOn: 'Go on',
  },
  independent: {
    title: 'Thank you for supporting Warmlight',
    body: 'Once it is paid you find it under “What I gave to Warmlight itself”. It helps to run Warmlight, is kept in an account of its own, and is not counted as a gift to any appeal.',
    own: 'What I gave to Warmlight itself',
    books: 'See the public books',
    next: 'See families who need help',
  },
  appShortName: 'Warmlight',
};
