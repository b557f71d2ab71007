import type { raising as zh } from '#src/texts/zh-CN/raising.ts';
import { counted } from './counted.ts';

export const raising: typeof zh = {
  parts: {
    base: 'The appeal',
    patient: 'Patient',
    treatment: 'Illness and costs',
    hospital: 'Ward and doctor',
    payee: 'Payee',
    household: 'Household',
    publisher: 'Who you are',
    materials: 'More papers',
  },
  ownParts: {
    goodsBase: 'The appeal and the goods',
    dreamBase: 'The wish',
    individual: 'Whose wish',
    origination: 'Who organises it',
    confirm: 'Papers',
  },
  untitled: 'An appeal without a title yet',
  yes: 'yes',
  no: 'no',
  caseTypes: { 0: 'Appeal for illness', 99: 'Appeal for a wish', 1: 'Appeal with goods' },
  organisers: { organisation: 'An organisation', person: 'A person' },
  writers: {
    family: 'The patient or the family at home',
    relative: 'A relative or friend, for the family',
    volunteer: 'A volunteer who listened to the family',
  },
  writtenByLine: {
    family: 'Written by the patient’s family itself',
    relative: 'Written by a relative or friend for the family',
    volunteer: 'Written by a volunteer who listened to the family',
  },
  toldByLine: {
    family: 'The family wrote this version itself',
    translator: 'Translated from the family’s words',
  },
  idTypes: {
    idCard: 'Mainland identity card',
    hkMacaoPermit: 'Mainland travel permit for Hong Kong and Macao residents',
    taiwanPermit: 'Mainland travel permit for Taiwan residents',
    residencePermit: 'Residence permit for Hong Kong, Macao and Taiwan residents',
    foreignResident: 'Foreign permanent resident identity card',
    passport: 'Passport',
    birthCertificate: 'Birth certificate (newborn)',
  },
  genders: { female: 'Female', male: 'Male' },
  apart: {
    title: 'Not an identity card? Give date of birth and sex here',
    body: 'What the number does not tell, as on the paper. With a birth certificate, add the name and identity card of one guardian.',
  },
  illnessTold: {
    title: (illness) => (illness ? `Illness: ${illness}` : 'Illness'),
    body: 'What was given at the start need not be typed again; what was left out is filled in here. If the diagnosis says it otherwise, write it as there.',
  },
  maritalStatuses: { 0: 'Unmarried', 1: 'Married', 2: 'Divorced or widowed' },
  consents: { own: 'They agree themselves', guardian: 'A guardian agrees for them' },
  payeeRelations: {
    self: 'The patient',
    spouse: 'The patient’s spouse',
    other: 'Another close relative of the patient',
    hospital_account: 'Hospital account',
  },
  relationPapers: {
    marriageCertificate: 'marriage certificate',
    householdRegister: 'household register',
    kinshipProof: 'birth certificate or other proof of kinship',
    entrustment: 'written entrustment',
  },
  houses: { none: 'No home of their own', one: 'One home', more: 'Two or more homes' },
  cars: { none: 'no car', one: 'one car', more: 'two or more cars' },
  insurances: {
    none: 'no health insurance',
    basic: 'public health insurance',
    commercial: 'commercial insurance',
    both: 'public and commercial insurance',
  },
  householdLine: ({ house, car, insurance, income, savings, debts }) =>
    `${house}, ${car}, ${insurance}. Earns about ${income} yuan a year, has saved about ${savings} yuan and owes about ${debts} yuan.`,
  pictureOfFamily: (number) => `Photo ${number} from the fundraiser`,
  factMethods: {
    papersCompared: 'Photo and number of the identity papers compared',
    diagnosisSeen: 'Papers of the diagnosis seen',
    hospitalNotAsked: 'Told by the fundraiser, not asked at the hospital',
    accountCompared: 'The payee’s account compared, item by item',
    familyTold: 'Told by the family',
    billsSeen: 'Bills seen',
    wardAsked: 'Asked the ward by telephone, with the family’s consent',
    reportUpheld: 'Somebody reported it, and staff found the report to be right',
  },
  comparisons: {
    identityCard: 'Name, number and day of birth on the identity paper are those given',
    diagnosis: 'Name, illness and hospital on the papers of the diagnosis are those given',
    bills: 'The sums on the bills add up to the costs given',
    wardCall: 'The ward, called on its public number, says that it treats the patient',
    payeeCard: 'Name and number on the payee’s identity paper are those given',
    payeeRelation:
      'A paper proves how the payee is related (household register, marriage certificate, entrustment)',
    payeeBankCard: 'Number and bank on the photo of the bank card are those given',
    hospitalAccount: 'The hospital’s name and account are those that the hospital makes public',
    workCard:
      'Name, hospital and post on the work card or paper are those given, and the photo is of a whole one',
    hospitalAsked:
      'The hospital, called on its public number, says that they work in that department',
    foodLicence:
      'Each food licence or inspection was looked up by its number: it holds, and it is for this product',
    receipts:
      'They say what was sold and who was paid, and what names a person is covered where others see it',
  },
  paperCompared: (paper) =>
    paper
      ? `The relation is proved by: ${paper}. The two people and the relation on it are those given`
      : 'Which paper proves the relation was not said; one is among the photos (household register, marriage certificate, entrustment), with the two people and the relation as given',
  comparedBy: 'One of our reviewers compared:',
  checkNothing: 'Nothing that asks for special care was found',
  checkDigits: 'The public words hold digits like an identity card, bank card or phone',
  checkName: 'The public words name someone of the appeal in full: make sure the family wants that',
  checkTarget: (gap) =>
    `The target is above the gap of ${gap} yuan that the bills show; once passed, the page asks for the gap`,
  checkKin:
    'By the cards, age or sex of fundraiser and patient seldom fit this relation: see what proves it',
  checkSpouse:
    'The payee is said to be the spouse, but the patient is not said to be married, or both cards have one sex: see the marriage certificate',
  checkAccount: 'The same account is used in another appeal',
  askForPapers: 'More papers (when refusing, say which are needed)',

  fields: {
    caseType: 'Kind',
    illnessKey: 'Kind of illness',
    disease: 'Illness',
    province: 'Province',
    city: 'City',
    title: 'Title',
    content: 'Your story',
    writtenBy: 'Who wrote the story',
    attachments: 'Photos',
    targetAmountInFen: 'Target (yuan)',
    target: 'Target (yuan)',
    surplusUse: 'If more comes than is needed (you may leave this empty)',
    agreed: 'Consent',
    name: 'Real name',
    idCard: 'Number of the document',
    relation: 'Relation to the patient',
    idType: 'Which document',
    relationPaper: 'What proves the relation',
    bornOn: 'Date of birth',
    gender: 'Sex',
    guardianName: 'Name of the guardian',
    guardianIdCard: 'Identity card of the guardian',
    maritalStatus: 'Marital status',
    consent: 'Who agrees',
    hospital: 'Hospital',
    diagnosedOn: 'Month of diagnosis',
    plan: 'Treatment to come',
    costSoFarInFen: 'Spent so far, in all (yuan)',
    insuranceSoFarInFen: 'Of this, paid by insurance (yuan)',
    aidSoFarInFen: 'Of this, paid by other aid and fundraising (yuan)',
    ownSoFarInFen: 'Of this, paid by the family, borrowed money too (yuan)',
    costAheadInFen: 'Still to be spent (yuan)',
    insuranceAheadInFen: 'Of this, insurance is expected to pay (yuan)',
    aidAheadInFen: 'Of this, other aid and fundraising will pay (yuan)',
    ownAheadInFen: 'Of this, the family can still pay (yuan)',
    department: 'Department',
    ward: 'Ward',
    bedNo: 'Bed or admission number',
    doctor: 'Doctor in charge',
    wardPhone: 'Ward telephone',
    mayAsk: 'The ward may be asked',
    mobile: 'Mobile number',
    bankName: 'Bank and branch',
    bankCard: 'Bank card number',
    account: 'Account number',
    house: 'Homes',
    car: 'Cars',
    insurance: 'Insurance',
    income: 'Income a year (yuan)',
    savings: 'Savings (yuan)',
    debts: 'Debts (yuan)',
    organiser: 'Who organises it',
    licenceNo: 'Registration number (an organisation)',
    words: 'Words to the reviewers',
  },
  fieldsOfSheet: {
    base: {
      attachments: 'Photos of the story',
      agreed:
        'I promise that everything I write is true and complete, and keep the fundraiser’s promise',
    },
    patient: {
      name: 'The patient’s name',
      idCard: 'Number of the patient’s document',
      relation: 'Who you are to the patient',
      attachments: 'Photo of the patient’s document',
      consent: 'Who agrees that the appeal is public',
      agreed:
        'I told the patient or the guardian what will be public and who will see it, and they agree',
    },
    treatment: {
      attachments: 'Papers of the diagnosis',
      bills: 'Bills',
    },
    hospital: {},
    payee: {
      relation: 'Who the payee is',
      name: 'The payee’s name',
      idCard: 'Number of the payee’s document',
      mobile: 'The payee’s mobile number',
      attachments: 'Photos of papers and bank card',
      consent: 'Who agrees to receive the money',
      agreed: 'The payee knows and agrees that this card receives money for the patient',
    },
    hospitalPayee: {
      hospital: 'Full name of the hospital',
      account: 'The hospital’s account number',
      bedNo: 'Admission or bed number',
      agreed: 'I compared the account number with the hospital’s cashier',
    },
    household: { attachments: 'Receipts of what was sold and paid (if you have any)' },
    publisher: {
      name: 'Your real name',
      idCard: 'Number of your document',
      attachments: 'Photo of your document',
    },
    materials: { attachments: 'More papers' },
    goodsBase: {
      attachments: 'Photos of the story and the things',
      agreed:
        'I promise that all of this is true and complete, that what is paid will be sent in time, and to keep to the fundraiser’s promise',
    },
    dreamBase: { content: 'The story of the wish', attachments: 'Photos (if you have any)' },
    individual: {
      relation: 'Who you are to them',
      name: 'Their name',
      idCard: 'Number of their document',
      attachments: 'Photo of their document',
      consent: 'Who agreed that the wish is made public',
      agreed:
        'I told them or their guardian what becomes public and who will see it, and they agreed',
    },
    origination: {
      name: 'Full name of the organisation, or your real name',
      idCard: 'Number of the document (a person)',
      mobile: 'Mobile number to be reached at',
      words: 'How it is organised, by whom and when',
      agreed:
        'I promise that all of this is true and complete, and to keep to the fundraiser’s promise',
    },
    confirm: { attachments: 'Papers and photos' },
  },
  hints: {
    illnessKey: 'A tumour is “Cancer”, wherever it grows; leukaemia is a group of its own.',
    disease: 'As the diagnosis says, such as acute lymphoblastic leukaemia',
    title: '6 to 80 letters: who, what illness, what is needed',
    content:
      'At least 60 characters: how it was found, where the treatment is, what the family did already, what the money is for. No identity numbers, addresses, phone numbers or full names of others.',
    targetAmountInFen:
      'A whole number of at least 1,000 yuan: what the treatment still lacks. Once the costs have passed review, a target above that becomes it.',
    surplusUse:
      'Say in 10 to 200 characters what more would be used for; the page shows your words. If you leave it empty, giving closes at the target; else, once the costs have passed review, at the gap.',
    idCard: 'As on the document. Kept encrypted, never public.',
    name: 'As on the document: 2 to 20 Chinese characters, or letters of a passport',
    mobile: 'Kept encrypted, never public',
    bankCard: '16 to 19 digits, a debit card of the payee’s own. Kept encrypted, never public.',
    bankName: 'With its branch',
    account: '8 to 30 digits; ask the hospital’s cashier. Kept encrypted.',
    diagnosedOn: 'For example 2026-03',
    plan: 'For example: two more courses of chemotherapy, then a transplant',
    costSoFarInFen: 'A whole number: the sum of the bills, whose photos go below',
    costAheadInFen: 'A whole number: what the doctor expects',
    insuranceSoFarInFen: '0 if none',
    aidSoFarInFen: '0 if none',
    ownSoFarInFen: '0 if none',
    insuranceAheadInFen: '0 if none',
    aidAheadInFen: '0 if none',
    ownAheadInFen: '0 if none',
    wardPhone: 'For example 010-12345678',
  },
  hintsOfSheet: {
    patient: { relation: 'If the patient is your child and you are the father, choose father' },
    treatment: {
      attachments:
        'The whole page with name, illness and date, best with the hospital’s stamp. A covered one is made public once it has passed review.',
      bills:
        'May be left out while you have none. Invoices, lists of costs, a payment reminder: together they make the costs above. Once staff have seen them, the page says so; without them it says that the family told it.',
    },
    payee: {
      relationPaper:
        'The one that is in your photos, which speeds up the review. You may leave it empty, but the photo is needed. If the person helped is also the payee, choose none and add no proof.',
      attachments:
        'The payee’s identity paper, the side of the bank card with its number, and one paper on the relation: marriage certificate for a spouse, household register for other relatives, else a written entrustment. If the person helped is also the payee, no relation needs proof.',
    },
    household: {
      debts: 'What was borrowed for the illness counts',
      income: 'Of everyone at home, in a year',
      attachments:
        'If you sold a house, a car or something else for the treatment: the contract, or the receipt of what you paid with the money. Cover names, numbers and addresses; a covered paper is made public once it has passed review.',
    },
    dreamBase: {
      title: '6 to 80 letters. Say whose wish it is, and what.',
      content:
        'At least 60 characters: where the wish comes from, what has to be done, how the money is used. No card numbers, addresses or phone numbers, please.',
      target: 'Whole yuan, at least 1,000: what it will cost.',
      surplusUse:
        'Say in 10 to 200 characters what more would be used for; the page shows your words. If you leave it empty, giving closes when the target is reached.',
    },
    origination: {
      name: 'An organisation is named in public; of a person only the family name',
      words: 'At least 10 characters; public',
    },
  },
  choose: 'Please choose',
  yuan: 'yuan',

  sheets: {
    base: {
      title: 'Write your appeal',
      intro:
        'This is what everyone will see: title, story, photos and amount. Whatever you write is saved; take your time.',
    },
    patient: {
      title: 'Who the patient is',
      intro: 'The page shows family name, age and gender only. Papers are for the reviewers’ eyes.',
    },
    treatment: {
      title: 'Illness and costs',
      intro: 'As the bills say. The page says what was spent, what is to come and what is missing.',
    },
    hospital: {
      title: 'Ward and doctor',
      intro:
        'Reviewers use these to make sure that the patient is being treated. The page shows the hospital and department only.',
    },
    payee: {
      title: 'Who gets the money',
      intro:
        'The patient, the spouse, another close relative, or the patient’s account at the hospital.',
    },
    hospitalPayee: {
      title: 'To the hospital’s account',
      intro: 'Gifts go straight to the patient’s account at the hospital, for the treatment.',
    },
    household: {
      title: 'The household',
      intro:
        'Just as it is. A family with a home or a car may ask for help too; donors see the whole picture.',
    },
    publisher: {
      title: 'Who you are',
      intro:
        'A fundraiser is eighteen or older. We check who you are before money goes out; the page shows your family name only.',
    },
    materials: { title: 'More papers', intro: 'What the reviewers asked for goes here.' },
    goodsBase: {
      title: 'Your appeal and your things',
      intro:
        'Everyone sees title, story, photos and the things to choose from. Choosing one gives its price; once it is paid, you send it.',
    },
    dreamBase: {
      title: 'The wish',
      intro:
        'What everyone will see: what wish, why, and what it costs. All you write is kept; take your time.',
    },
    individual: {
      title: 'Whose wish it is',
      intro:
        'The page shows family name, age and gender only. Card numbers are for the review alone.',
    },
    origination: {
      title: 'Who organises it',
      intro:
        'An organisation or a person sees to it that the wish comes true. Card and mobile numbers are for the review alone.',
    },
    confirm: {
      title: 'Papers',
      intro:
        'Registration papers, quotes, a note of those who agree or know, photos. Please cover what names a person.',
    },
    pictures: {
      title: 'Photos of the story',
      intro: 'Only the photos of the page change, nothing else.',
    },
  },
  partOf: (needed, at) => `${needed}: part ${at}`,
  partsWhole: (whole, all) => `${whole} of ${all} filled in`,
  next: 'Save and continue',
  save: 'Save',
  saving: 'Saving…',
  offline:
    'You are offline, so this page was not sent. Nothing you wrote is lost; tap again once you are connected.',
  autosave: {
    quiet: 'What you write is saved automatically',
    saving: 'Saving…',
    saved: 'Saved at {time}',
    here: 'You are offline. Kept on this phone at {time}, and saved once you are connected.',
    refused: 'Not saved on our server. Kept on this phone at {time}; please try the button below.',
    photos: ', {count} photos waiting',
    restored: 'Going on with what this phone kept at {time}.',
    joined: 'What was written elsewhere, saved at {time}, is now part of this page.',
    bothKept:
      'These were also changed elsewhere, saved at {time}. Both are kept: choose one for each.',
    elsewhere: 'Saved as soon as you have chosen',
    mine: 'Written here',
    theirs: 'Written elsewhere',
    nothing: '(empty)',
    useThis: 'Use this one',
    allMine: 'Use all from here',
    allTheirs: 'Use all from elsewhere',
  },
  preview: {
    open: 'See how it will look in public',
    note: 'This is a preview that only you can see. Once it has passed review, the page will look like this, with what was checked, who keeps the money, what any surplus is for, gifts, verifications and comments added.',
    notYet: 'There is nothing to see yet. Fill in the appeal and save it first.',
    back: 'Back to submitting',
  },
  withMost: (hint, most) => `${hint} At most ${most} yuan.`,
  savedSecret: (masked) => `Saved: ${masked}. Leave empty to keep it`,
  typedAgain: 'Identity and card numbers do not stay on the page: please fill them in again',
  closedTitle: 'These are settled; there is nothing to fill in',
  refusedHere: 'The review says',
  refusedWhole: 'The review asks you to change this page',
  inReview: 'This page is being reviewed. It can be changed once there is an answer.',
  payeeInReview:
    'The payee account is being reviewed. If something is wrong, take it back, change it and send it again.',
  payeeBack: {
    title: 'Something wrong? Take it back',
    words:
      'It can be taken back until it is decided on. What you filled in stays: change it, save it and submit it again. Your other papers go on being reviewed.',
    button: 'Take the payee account back',
    done: 'The payee account was taken back and nobody reviews it now. What you filled in is below: change it, save it, and submit it for review again.',
    toIt: 'Take it back',
  },
  notOpen: 'As the appeal stands, this page can’t be changed.',
  confirmTitle: 'Change it?',
  confirmWords:
    'Only part of a public appeal can be changed. Changes are reviewed after you submit them; until they pass, the public page keeps its old words. Changes to the story and the target are public, and donors are told; after a large change they may take their gifts back.',
  confirm: 'Confirm',
  thinkAgain: 'Think again',
  changePayee:
    'This account passed review. To use another, change the bank account; it will be reviewed again.',
  toChangePayee: 'Change the bank account',
  gap: 'By these numbers the gap is',
  gapHow:
    'spent and still to be spent, less insurance, other aid and what the family pays. Once the costs have passed review, the public target is at most that',
  kindOfPayee: 'Pay to',
  toPerson: 'A person',
  toHospital: 'The hospital’s account',

  launchTitle: 'Start an appeal',
  launchIntro:
    'A few simple questions first. Every step is saved automatically; you can stop and go on later, on another phone too.',
  launchSteps: [
    'Write the appeal: title, story, photos, amount',
    'Say who the patient is and submit; an answer usually comes within 24 hours',
    'Once it passes, the appeal is public and can be shared',
    'Add illness, payee and the other papers; then money can be withdrawn',
  ],
  launchFor: 'This is for',
  launchWho: 'Who you are to the patient',
  launchIllness: 'Name of the illness',
  launchAgreed: 'I have read and accept “Terms of use”, “Privacy” and “Fundraiser’s promise”',
  launchGo: 'Begin',
  continueTitle: 'You have an unfinished appeal',
  continueGo: 'Continue',
  orNew: 'Start another appeal',
  readAgreements: 'Read first:',
  agreementNames: {
    user: 'Terms of use',
    privacy: 'Privacy',
    fundraiser: 'Fundraiser’s promise',
  },
  helpLink: 'How it works and what to prepare',

  savedTitle: 'Your appeal is saved',
  savedDone: 'This page is done.',
  savedNext: 'Next, say who the patient is. Then you can submit.',
  savedNextChannel:
    'We noted which channel you came through, so that staff know who brought you. Next, say who the patient is. Then you can submit.',
  toPatient: 'Say who the patient is',
  later: 'Later. Show me the list',
  toList: 'See the list',
  previewTitle: 'Your title',

  checklistTitle: 'Submit for review',
  checklistIntro:
    'The first items make the appeal public. The others can come now or later; they are needed before a withdrawal.',
  neededFor: { base: 'Needed to go public', material: 'Needed to withdraw' },
  standings: {
    missing: 'not filled in',
    unfinished: 'not finished',
    ready: 'ready to submit',
    inReview: 'in review',
    passed: 'passed',
    refused: 'needs changes',
  },
  leftOut: 'optional',
  toFill: 'Fill in',
  toContinue: 'Continue',
  toEdit: 'Change',
  toMend: 'Change',
  submit: 'Submit for review',
  lacksBase: 'Once “The appeal” and “Patient” are filled in, you can submit.',
  nothingNew: 'There is nothing new to submit.',
  lacksMending: 'Once what is marked has been changed, you can submit.',
  nextPart: (action, part) => `${action}: ${part.toLowerCase()}`,
  submitPromise:
    'Reviewers compare every item, usually within 24 hours. Meanwhile, what was submitted can’t be changed; only the payee account can be taken back and changed.',

  submittedTitle: 'Submitted',
  submittedWhen: (hours) =>
    `An answer usually comes within ${counted(hours, 'hour')}. We will message you.`,
  submittedMeanwhile:
    'While you wait, fill in what is still to go, so that a withdrawal need not wait:',
  submittedShare:
    'Share it once it is public, so that friends can open it. You may tell them now that you are preparing.',
  toProgress: 'See the review',

  pendingTitle: 'Review progress',
  pendingNow: {
    pending: 'Not submitted yet. Fill in “The appeal” and “Patient” to submit.',
    denied: 'Some things need changing. Change only what is marked, then submit again.',
    reviewing: 'In review. An answer usually comes within 24 hours.',
    held: 'The content was looked at. Its words or pictures are like those of another appeal, so they are checked once more. It becomes public by itself then.',
    raising: 'The appeal is public.',
    risk: 'We are checking the appeal, and it takes no gifts in the meantime.',
    over: 'Raising is over.',
  },
  pendingHeldAsk: 'Can you show that words and pictures are your own? Send it to our staff',
  pendingOldWords: 'Your changes are in review; the public page keeps the old words.',
  sentOn: (day) => `submitted ${day}`,
  mendedMark: 'changed',

  rejectedTitle: 'What to change',
  rejectedIntro: 'No hurry. Change only these; nothing else is touched or lost.',
  rejectedNone: 'There is nothing to change now.',
  rejectedAllMended: 'All changes are made. You can submit again.',
  whole: 'This part',

  supplementTitle: 'Submit your changes',
  supplementIntro: 'What you changed is reviewed again; the rest stays as it is.',
  supplementSentTitle: 'Changes submitted',

  materialListTitle: 'Papers',
  materialListIntro: 'Once these pass review, money can be withdrawn. They can come one by one.',
  materialSentTitle: 'Papers received',
  materialSentWords: 'Reviewers compare them one by one and message you.',

  wardTitle: 'Ask the ward to confirm',
  wardIntro:
    'With your consent, reviewers telephone the ward and ask only whether the patient is treated there, for what, and roughly at what cost. The page then says that the hospital was asked.',
  wardNeeds: 'First fill in department, doctor and the ward’s telephone.',
  toWard: 'Fill in ward and doctor',
  wardPhoneLine: (department, phone) => `We will call ${department} at ${phone}`,
  wardAgree: 'I agree, please call',
  wardAskedTitle: 'Noted',
  wardAskedWords:
    'The ward is called when your papers are reviewed. You may tell the nurses, so that they expect the call.',
  wardAlready: 'You agreed already that the ward may be asked.',

  stopTitle: 'Stop raising',
  stopIntro: 'Once stopped:',
  stopConsequences: [
    'No more gifts come in, and the page says that raising is over',
    'What was given is still for the patient and can be withdrawn',
    'What is not needed you ask us to return to donors; an open withdrawal is finished or called off first',
    'It can’t be started again; for a new need, begin a new appeal',
  ],
  stopReason: 'Why you stop',
  stopReasons: {
    enough: 'There is enough',
    otherAid: 'Other aid came',
    recovered: 'Recovered or back home',
    treatmentEnded: 'The treatment is over',
    other: 'Another reason',
  },
  stopSure: 'I am sure: once stopped, raising can’t be started again',
  stopGo: 'Stop raising',
  stopped: 'Raising has stopped.',
  stopNotOpen: 'This appeal is not raising now.',
  keepRaising: 'Keep raising',
  toCenter: 'Back to managing the appeal',

  mineTitle: 'My appeals',
  mineHint: 'Write, follow the review, look after it',
  mineNone: 'You have not asked for help yet.',
  mineStart: 'Start an appeal',
  phases: {
    pending: 'Unfinished',
    denied: 'Needs changes',
    reviewing: 'In review',
    raising: 'Raising',
    ended: 'Ended',
    expired: 'Time is over',
    stopped: 'Stopped by the platform',
    withdrawing: 'Withdrawing money',
    withdrawn: 'Money withdrawn',
    refunding: 'Refunding',
    refunded: 'Refunded',
    risk: 'Being checked',
  },
  mineNext: 'Manage the appeal',
  mineMoney: (raised, target) => `${raised} of ${target} yuan raised`,
  startedOn: (day) => `begun ${day}`,
  notYetSeen: 'not reviewed yet',
  costsNotYet: 'The papers on illness and costs are being prepared or reviewed.',
};
