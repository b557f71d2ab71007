import type { Texts } from '#src/texts/texts-type.ts';

export const mail: Texts['mail'] = {
  title: 'Notices by mail',
  body: 'When there is news, a letter tells you too. What you turned off and your quiet hours hold for it as well. A letter says what the message says, so whoever can read your mail can read it.',
  given: (address) => `Letters go to ${address}.`,
  refused: (address) =>
    `We send nothing to ${address} any more: its mail server says that there is no such mailbox, or that it takes no letters. To get letters again, write your address once more.`,
  forget: 'Send no letters and forget this address',
  email: 'E-mail',
  send: 'Send a code to this address',
  other: 'Use another address',
  again: 'No letter? Send it again, or use another address',
  sent: (address) =>
    `A code went to ${address}. It is good for 15 minutes. If it does not come, please look among the spam.`,
  code: 'The 6 digits in the letter',
  give: 'Confirm the address',
  outbox: 'The demo sends no letters; they are in its outbox',
  codeLetter: {
    subject: (code) => `${code} is your Warmlight code`,
    words: (code) =>
      `The code for this address is ${code}. It is good for 15 minutes.\n\nSomeone gave this address to Warmlight, to get notices there. If it was not you, there is nothing to do: without the code no more letters come.`,
  },
  letter: ({ words, url, stopUrl }) =>
    `${words}\n\nRead on: ${url}\n\nThis letter comes because you gave this address in your settings at Warmlight. To get no more, open this link and press the button; no sign-in is needed: ${stopUrl}`,
  off: {
    ask: (address) => `No more notices to ${address}?`,
    hint: 'We then forget this address, and nothing goes by mail any more. Your messages stay on your page of messages, and what is urgent or about your money still comes by SMS.',
    stop: 'Stop notices by mail',
    done: 'Notices by mail are stopped, and the address is forgotten.',
    again: 'To get them again, sign in and write your address in settings.',
    settings: 'Go to settings',
  },
};
