import { counted } from './counted.ts';

export const verification = {
  title: 'Who verified this appeal',
  none: 'Nobody has verified this yet. If you know the patient, your word matters to everyone who reads this.',
  kinds: { doctor: 'Medical staff', friend: 'People they know', sickFriend: 'Fellow patients' },
  kindHints: {
    doctor: 'Doctors and nurses who treat the patient',
    friend: 'Relatives, friends, colleagues and neighbours of the patient',
    sickFriend: 'People of the same ward or with the same illness, and their families',
  },
  relations: {
    attendingDoctor: 'attending doctor',
    nurse: 'nurse',
    medicalStaff: 'other medical staff',
    relative: 'relative',
    friend: 'friend',
    colleague: 'colleague',
    classmate: 'classmate',
    teacher: 'teacher',
    neighbour: 'neighbour',
    villageOfficial: 'village or community official',
    otherFriend: 'someone else who knows them',
    wardMate: 'patient of the same ward',
    wardFamily: 'family of a patient of the same ward',
    samePatientGroup: 'friend from a patient group',
  },
  countLine: (kind: string, count: string) => `${kind}: ${count}`,
  countTitle: (count: string) => counted(count, 'person', 'people'),
  fromHospital: (count: string) => `${count} of them from the patient’s hospital`,
  by: (name: string, relation: string) => `${name}, ${relation}`,
  bySelf: (name: string, relation: string) => `${name} (${relation}, by their own account)`,
  levels: {
    declared: () => 'They say so themselves; we have not checked it',
    cardSeen: (day: string) =>
      `Our staff saw their work card or paper on ${day}; the hospital has not confirmed them`,
    confirmed: (day: string) => `We asked the hospital on ${day}: they work there`,
  },
  confirmedByCode: (day: string) =>
    `Confirmed by the hospital on ${day}, with a code that it gives its people`,
  cardSeenLine: (line: string, count: string) =>
    `${line} (by work card, hospital not asked: ${count})`,
  declared: 'Says to be medical staff',
  declaredLine: (count: string) => `Say they are medical staff: ${count}`,
  at: (hospital: string) => `Hospital: ${hospital}`,
  selected: 'Put first by the fundraiser',
  all: 'All verifications',
  verify: 'I can verify this',
  closed: 'This appeal does not take verifications now.',
  barLabel: 'How many of each kind',
  everyone: 'All',
  filter: 'By kind',
  order:
    'Doctors whom the hospital confirmed come first, then those whose work card we saw; whoever only says to be one comes last. Otherwise newest first.',
  noneOfKind: 'None of this kind yet.',
  comment: 'Comment',
  thank: (count: string) => `Thank them ${count}`,
  complain: 'Complain about this',
  reason: 'What is wrong',
  reasonHint: 'Only staff will read it. At most 200 characters.',
  sendComplaint: 'Send complaint',
  complained: 'Received. Staff will look at it; until then this verification stays as it is.',
  signIn: 'Sign in',

  addTitle: 'Verify this appeal',
  kind: 'I am',
  relation: 'Who you are to the patient',
  chooseRelation: 'Please choose',
  realName: 'Real name',
  realNameHint:
    'As it stands in Chinese papers: 2 to 20 Chinese characters. Only for checking; the page shows the family name, followed by stars. Without a Chinese name you can’t verify here, but you can comment or bless, or write to service.',
  idCard: 'Identity card number',
  idCardHint:
    'Optional. Only to make sure that each person verifies once. Stored encrypted, never published, never given to the fundraiser.',
  hospital: 'Your hospital',
  hospitalHint:
    'Needed from medical staff, and published. We call the hospital’s public number, unless you have its code, and once this is sent you may show us your work card; until then the page says that you say so yourself.',
  hospitalCode: 'Code that the hospital gave you',
  hospitalCodeHint:
    'Only if your hospital gave you one: 12 letters and digits. The page then says at once that the hospital confirmed you. Never published.',
  content: 'What you have seen',
  contentHint:
    '10 to 500 characters. What you saw yourself and when; no ID numbers, phone numbers or addresses.',
  promise:
    'What I write are facts I know. False statements made on purpose may have legal consequences.',
  submit: 'Send verification',
  submitting: 'Sending…',
  draftRestored:
    'What you filled in last time is here again. Name, ID number and code were not kept; please enter them again.',
  offline:
    'The network did not answer, so it may not have been sent. Your words are still here; sending again never counts twice.',
  yours: 'What you wrote: correct it, or show your work card',
  yoursToCorrect: 'What you wrote: correct it or take it back',
  tookBack: 'You took your verification of this appeal back. Nobody can verify an appeal twice.',
  already: 'You have verified this appeal already. Thank you.',
  howItWorks: 'How verification works',

  successTitle: 'Thank you for speaking up',
  counted: 'Your verification is on the page of the appeal.',
  pending:
    'Your verification has arrived and is being checked. It appears on the page once the rules are met.',
  shownAs: 'This is how it is shown',
  card: {
    title: 'Show that you are medical staff',
    lead: 'We call your hospital’s public number. Where it tells nothing, a photo of your work card or of a paper that names you and the hospital counts too: the page then says that our staff saw it, which is less than the hospital’s own word.',
    again: 'Our staff have answered what you showed. You may hand in another photo.',
    waiting: 'Your photo is with our staff. You may replace it until they have answered.',
    handedIn: 'Received. Only our staff see it.',
    photos: 'Work card or paper',
    submit: 'Hand it in to our staff',
  },
  code: {
    title: 'Has your hospital given you a code?',
    lead: 'Typed here, it says that the hospital confirms you. It is never published.',
    submit: 'Give the code',
    taken: 'The hospital has confirmed you. The page says so from now on.',
  },
  shareTitle: 'One step more: pass the appeal on to people you know',
  shareLink: 'Link to the appeal',
  seeAppeal: 'See the appeal',
};
