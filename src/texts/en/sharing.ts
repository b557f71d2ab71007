import { counted } from './counted.ts';

export const sharing = {
  defaultDescription:
    'Warmlight is a trustworthy place to ask for help with serious illness: what was checked is written down, and every gift can be followed.',
  share: 'Share',
  sheetTitle: 'Share with people you know',
  copyLink: 'Copy the link',
  copied: 'The link is copied. Paste it to someone you know.',
  copyByHand: 'Copying does not work here. Press and hold the link below to select it.',
  poster: {
    head: 'Warmlight · Help with illness',
    scan: 'Scan to read the whole appeal',
    check: (host: string) => `Enter it at "Check a link" on ${host}`,
    code: (code: string) => `Code ${code}`,
  },
  posterButton: 'Poster',
  allWays: 'Ready texts and more ways',
  systemShare: 'Send to another app',
  intents: {
    weibo: 'Weibo',
    qq: 'QQ friends',
    qzone: 'QZone',
    whatsapp: 'WhatsApp',
    facebook: 'Facebook',
    x: 'X',
    email: 'E-mail',
    sms: 'Text message',
  },
  intentsTitle: 'Post it to',
  inMessaging: 'Tap the three dots at the top right, then send it to a friend or to your moments.',
  inOtherApp:
    'Use the share button of this app. Or copy the link, open the messaging app, and paste it into a chat or your moments.',
  inBrowser: 'Copy the link, open the messaging app, and paste it into a chat or your moments.',
  howTo: 'How to share, in pictures',
  haveShared: 'I have shared it',
  recorded: 'Thank you. One more person knows.',
  seeResult: 'See how many came',
  notOpen: 'This appeal should not be shared now',
  notOpenBody:
    'The platform is looking into it; the appeal says how things stand. Please do not pass it on for now.',
  backToCase: 'Back to the appeal',

  spreadTitle: 'One share can turn things around',
  spreadLead:
    'Most gifts come from people the family knows, and from people those people know. You need not give: helping others to see it is help.',
  readyTextsTitle: 'Ready texts to copy',
  readyTextNames: {
    family: 'From the family itself',
    friend: 'From a friend',
    short: 'A short one',
    careful: 'For someone who fears a fraud',
  },
  readyTexts: {
    family: (title: string, link: string) =>
      `This is my family’s appeal: ${title}. What was checked and where the money goes is all there. A little helps, and so does sharing. Thank you. ${link}`,
    friend: (title: string, link: string) =>
      `Someone I know is in need: ${title}. What was checked and where the money goes is all there. A little helps, and so does sharing. ${link}`,
    short: (title: string, link: string) => `${title}. Please have a look and pass it on. ${link}`,
    careful: (title: string, link: string, host: string) =>
      `${title}. Not sure it is real? Paste the link into “Check a link” on ${host} first. ${link}`,
  },
  link: 'Link to the appeal',
  rulesTitle: 'When you share',
  rules: [
    'Say only what you know; add nothing that is not on the page.',
    'Keep medical papers, documents, addresses and phone numbers out.',
    'Do not press anyone to give, and promise nothing in return.',
  ],
  sharedTimes: (count: string) => `Shared ${counted(count, 'time')}`,
  sharersTitle: 'They brought the most people',
  sharersNote: 'By people who opened their links; names are shown in part.',
  broughtBy: (count: string) => `${count} came`,

  successTitle: 'Thank you for sharing',
  successLead: {
    opened: 'You helped more people to see this family.',
    waiting: 'As soon as somebody opens your link, it stands here.',
  },
  openedBy: 'Opened the link',
  passedOn: 'Shared it further',
  giftsCame: 'Gifts that came',
  people: (count: string) => counted(count, 'person', 'people'),
  times: (count: string) => counted(count, 'time'),
  gifts: (count: string) => counted(count, 'gift'),
  successNote: 'The numbers grow as people open the link. Come back in a while.',
  shareAgain: 'Share with one more person',

  tutorTitle: 'How to share in the messaging app',
  tutorSteps: {
    come: {
      title: 'Take the link into the messaging app',
      body: 'Skip this if you are there. If not, copy the link below, open the messaging app, and paste it into a chat or your moments. That is sharing already. To send a card with a picture, tap the link there and go on.',
      alt: 'A chat in which the link of the appeal is pasted',
    },
    open: {
      title: 'Tap the three dots at the top right',
      body: 'On the appeal there are three small dots at the top right.',
      alt: 'A phone screen with the three dots at the top right circled',
    },
    choose: {
      title: 'Choose who will see it',
      body: 'Send it to a friend or a group, or to your moments so that all your friends see it.',
      alt: 'A row of icons at the bottom of the screen, the first one circled',
    },
    write: {
      title: 'Add a line of your own',
      body: 'Nothing works as well as “I know them”.',
      alt: 'A chat with a card of the appeal and a line of text',
    },
  },
  toCase: 'Go to the appeal and share',

  miniTitle: 'Open this appeal',
  miniBody:
    'The code opens this appeal on the web. Opened inside the mini program, this page leads to its own page of the appeal.',
  miniCodeBody: 'Scan the code in the messaging app: it opens this appeal in our mini program.',
  miniCodeAlt: 'Code that opens this appeal in the mini program',
  miniOpenWeb: 'Open on the web',
  qrAlt: 'QR code that opens this appeal',

  posterTitle: 'Poster to share',
  posterLead:
    'Press and hold the picture to save or send it. Its QR code and its code both lead to this one appeal.',
  posterAlt: (title: string) => `Poster of “${title}” with a QR code and a code to check it by`,
  posterSave: 'Save the picture',

  checkTitle: 'Check a link',
  checkLead:
    'Enter the link you were sent, the whole message if you like, or the code on a poster, to see whether it is a real appeal here.',
  checkLabel: 'Link, message or code',
  checkHint: 'A code has 10 letters and digits; spaces and capitals do not matter.',
  checkButton: 'Check',
  checkAnswers: {
    case: {
      title: 'It is an appeal of ours',
      body: 'This appeal really is published on Warmlight. What was checked, and what was not, is on its page.',
    },
    notOpen: {
      title: 'It is an appeal of ours, but please do not give now',
      body: 'The platform has doubts about it or has stopped it. Its page says how things stand.',
    },
    page: { title: 'It is a page of ours', body: 'The link leads to this site, but to no appeal.' },
    foreign: {
      title: 'A link here is not ours',
      body: 'It does not lead here, however much it looks like it. Do not pay there and give no personal details.',
    },
    nothing: {
      title: 'Nothing was found',
      body: 'There is no such code or link here. Please check the spelling; if someone insists that it is real, call the helpline.',
    },
  },
  openCase: 'Open this appeal',
  openPage: 'Open this page',
};
