import type { Texts } from '#src/texts/texts-type.ts';
import { counted } from './counted.ts';

export const advisers: Texts['advisers'] = {
  adviser: 'Adviser',
  fields: {
    name: 'Name',
    mobile: 'Mobile number',
    city: 'City',
    disease: 'The patient’s illness',
    hospital: 'Hospital',
    content: 'Message',
    part: 'Stuck at',
  },
  hints: {
    mobile: 'Only used to reach you, and kept encrypted.',
    green: 'The illness, the kind of specialist you look for, and what was examined so far.',
    service: 'Which appeal, which donation, what happened. No codes, no passwords.',
    partner: 'Your organisation, what you have in mind, and when we can reach you.',
  },
  submit: 'Send',
  agree: 'An adviser will call you. We never charge for this and never ask for codes.',
  signInFirst: 'Please sign in first; the answer comes to “My messages”.',
  signIn: 'Sign in',
  forms: {
    raise: {
      title: 'Ask for a call',
      summary: 'Leave your number. An adviser explains how to start an appeal and what you need.',
      sent: 'We received your request.',
    },
    regist: {
      title: 'Quick registration',
      summary: 'One minute, and an adviser calls you.',
      sent: 'We received your request.',
    },
    adviser: {
      title: 'Book a call',
      summary: 'Leave your number. The adviser calls within one working day.',
      sent: 'We received your booking.',
    },
    greenPath: {
      title: 'Apply to the doctor channel',
      summary: 'Describe the illness, and we ask specialists of partner hospitals.',
      sent: 'We received it. The answer comes to “My messages” within three working days.',
    },
    service: {
      title: 'Write to us',
      summary: 'Write it down when it is hard to explain. We answer within one working day.',
      sent: 'We received your message. Signed in, you find the answer under “My messages”; otherwise we call you.',
    },
    partner: {
      title: 'Work with us',
      summary: 'Hospitals, charities and companies: tell us how to reach you.',
      sent: 'We received your message. A colleague will be in touch within three working days.',
    },
    stuck: {
      title: 'Stuck? We will call you',
      summary:
        'One tap and nothing to fill in: an adviser calls the number you signed in with within a working day and goes through this step with you.',
      sent: 'Noted. An adviser calls you within a working day; what you wrote stays.',
    },
  },
  callMe: 'Please call me',
  sentTitle: 'Received',
  applyPage: {
    lead: 'Not sure where to begin? Leave your number, and an adviser goes with you step by step.',
    points: [
      'It is free',
      'Advisers never ask for codes or passwords',
      'Whether to start is yours to decide',
    ],
    next: [
      'An adviser calls within one working day',
      'Together you see which help fits',
      'If you start an appeal, the adviser helps with the papers',
    ],
    nextTitle: 'What happens next',
    self: 'I will start by myself',
  },
  papersTitle: 'What you can prepare',
  papers: [
    'Identity cards of the patient and the payee',
    'Diagnosis, medical records, test results',
    'Hospital bills',
    'Papers about insurance and other aid',
    'A paper that shows how the two are related',
  ],
  toPapers: 'How to prepare the papers',
  home: 'Meet our advisers',
  homeLead: 'They know hospitals, insurance and every step of an appeal, and help for free.',
  cityOf: (city) => `Adviser in ${city}`,
  helped: (count) => `Helped ${counted(count, 'family', 'families')}`,
  since: (year) => `since ${year}`,
  contact: 'Contact',
  helpedRule:
    'A family counts as helped when it registered with this adviser and its appeal has passed review.',
  complain: 'Did an adviser ask for money or a code, or treat you badly? Tell us',
  about: 'About',
  call: 'Call us',
  book: 'Book a call',
  takesNoCalls:
    'This adviser takes no new calls now. Leave your number, and an adviser of the same city or province calls you; where there is none, whoever is free first.',
  others: 'Other advisers',
  none: 'This adviser is not available. See the others, or call us.',
  shareTitle: (name, city) => `${name} in ${city} helps families for free`,
  shareDesc: 'Not sure how to ask for help? Ask an adviser first. It is free.',
  greenTitle: 'Doctor channel',
  greenLead: 'For grave and rare illnesses, when you cannot get an appointment with a specialist.',
  green: [
    [
      'What it is',
      'With partner hospitals we look for a specialist’s appointment. We only make the contact: it is free, and we promise no outcome.',
    ],
    [
      'Who qualifies',
      'Patients with an appeal here, or with a grave illness that is hard to treat where they live.',
    ],
    [
      'How it goes',
      'Apply; we answer within three working days, and an adviser arranges the day. The hospital’s own fees are yours to pay.',
    ],
  ],
  greenApply: 'Apply',
  invite: {
    title: 'Tell a family that needs help',
    weiboTitle: 'Tell a family on Weibo',
    lead: 'Do you know someone gravely ill who has not asked for help? Send them this page.',
    steps: [
      'Send them the link or the code',
      'They register, and an adviser calls for free',
      'Whether to start is theirs to decide',
    ],
    ready: 'Ready to copy',
    words: (link) =>
      `When someone at home is gravely ill, you can ask for help on Warmlight. It is free, and an adviser helps: ${link}`,
    weiboWords: (link) =>
      `Do you know a family that worries about hospital bills? Warmlight helps, for free: ${link}`,
    codeAlt: 'QR code of the registration page',
    toApply: 'See the registration page',
    note: 'Please do not register for others, and never take money for starting an appeal.',
  },
  checkExplains:
    'The family of this appeal answers what we doubted or decided: read its case file first',
  checkReads: 'Sent signed in: the answer goes to their messages',
  checkCall: 'Sent without an account: please answer by phone',
};
