import type { Texts } from '#src/texts/texts-type.ts';

export const mail: Texts['mail'] = {
  title: 'Notices by e-mail',
  body: 'When there is news, you get an e-mail too. What you turned off and your quiet hours apply to it as well. An e-mail says what the message says, so whoever can read your e-mail can read it.',
  given: (address) => `E-mails go to ${address}.`,
  refused: (address) =>
    `We send nothing to ${address} any more: its mail server says that there is no such mailbox, or that it accepts no e-mail. To get e-mails again, enter your address once more.`,
  forget: 'Send no more e-mails and forget this address',
  email: 'E-mail',
  send: 'Send a code to this address',
  other: 'Use another address',
  again: 'No e-mail? Send it again, or use another address',
  sent: (address) =>
    `A code went to ${address}. It is valid for 15 minutes. If it does not come, please look in your spam folder.`,
  code: 'The 6 digits in the e-mail',
  give: 'Confirm the address',
  outbox: 'The demo sends no e-mails; they are in its outbox',
  codeLetter: {
    subject: (code) => `${code} is your Warmlight code`,
    words: (code) =>
      `The code for this address is ${code}. It is valid for 15 minutes.\n\nSomeone gave this address to Warmlight, to get notices there. If it was not you, there is nothing to do: without the code no more e-mails come.`,
  },
  letter: ({ words, url, stopUrl }) =>
    `${words}\n\nRead on: ${url}\n\nYou get this e-mail because you gave this address in your settings at Warmlight. To get no more, open this link and press the button; no sign-in is needed: ${stopUrl}`,
  off: {
    ask: (address) => `No more notices to ${address}?`,
    hint: 'We then forget this address, and no more e-mails are sent. Your messages stay under “My messages”, and what is urgent or about your money still comes by SMS.',
    stop: 'Stop notices by e-mail',
    done: 'Notices by e-mail are stopped, and the address is forgotten.',
    again: 'To get them again, sign in and enter your address in settings.',
    settings: 'Go to settings',
  },
};
