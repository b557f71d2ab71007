import { countedIn } from '#src/texts/counted.ts';
import type { papers as chinese } from '#src/texts/zh-CN/papers.ts';

const counted = countedIn('en');

export const papers: typeof chinese = {
  applyLead:
    'A receipt of payment for your own gifts: tick them, say whom it is for, and download it as PDF at once.',
  notDeductible:
    'A gift to one person is not a donation to a charity: this receipt proves that it was paid, and it cannot be deducted from tax.',
  gifts: 'Which gifts',
  giftsHint: 'One receipt names up to 20. A gift can be on one valid receipt at a time.',
  gift: (amount, day) => `¥${amount} · ${day}`,
  noGifts: 'No gift to write a receipt for',
  noGiftsBody:
    'Gifts that were paid, not wholly returned, and are on no other valid receipt are listed here.',
  guestGifts: 'A gift made without signing in belongs to no account, so it has no receipt yet.',
  titleType: 'Made out to',
  titleTypes: { personal: 'A person', company: 'A company' },
  titleLabel: 'Name',
  titleHint: 'The name of the person who paid, or the full name of the company.',
  taxNo: 'Tax number',
  taxNoHint: 'Needed for a company: the number of the taxpayer, 15, 17, 18 or 20 characters.',
  email: 'E-mail',
  emailHint:
    'If you like, we send the receipt there as well. The address is forgotten once it is sent.',
  mailStates: { waiting: 'On its way by e-mail', sent: 'Sent by e-mail' },
  letter: {
    subject: (number) => `Receipt of payment ${number}`,
    words: (origin) =>
      `The receipt of payment that you asked for is attached. It is void as soon as a gift of it is on its way back. Whether it is valid can be looked up at ${origin}.`,
  },
  apply: 'Make the receipt',
  earlier: 'Earlier gifts',
  madeTitle: 'The receipt is made',
  madeBody: 'You can download it as PDF. As soon as a gift of it is on its way back, it is void.',
  listTitle: 'My receipts and invoices',
  none: 'No receipts yet',
  noneBody: 'Make a receipt of payment for your gifts.',
  states: { asked: 'Waits to be issued', live: 'Valid', refused: 'Not issued', void: 'Void' },
  voidBecause: { returned: 'A gift of it went back', byOwner: 'You made it void' },
  voidedAt: (day) => `Void since ${day}`,
  giftCount: (count) => counted(count, 'gift', 'gifts'),
  number: 'Number',
  code: 'Check code',
  download: 'Download the PDF',
  checkIt: 'Check it',
  giveUp: 'Make this receipt void',
  giveUpHint:
    'Is the name wrong? Once it is void, its gifts can go on a new one. This cannot be undone.',
  giveUpNow: 'Yes, make it void',
  toApply: 'Make a receipt',
  toList: 'My receipts and invoices',
  askFor: 'Make a receipt',
  checkLead:
    'Enter the number and the check code of a receipt, certificate or pennant to see whether it was made here and is still valid.',
  checkButton: 'Check',
  checkAnswers: {
    true: {
      title: 'This is real and valid',
      body: 'Please compare each line with the paper that you have.',
    },
    void: {
      title: 'This is void',
      body: 'It was made here, and it is not valid any more. Please book nothing by it.',
    },
    unknown: {
      title: 'Nothing found',
      body: 'We made no receipt, certificate or pennant with this number and this code. Please look at both again; if they are right, it is not ours.',
    },
  },
  kinds: {
    feeInvoice: 'Invoice of a service fee',
    receipt: 'Receipt of payment',
    certificate: 'Certificate of giving',
    pennant: 'Pennant',
  },
  invoice: {
    title: 'Invoice of a service fee',
    lead: 'The service fee that a withdrawal cost an appeal: the family that bore it can ask for an invoice. Staff look at it and issue it within three days.',
    fee: 'Which fee',
    option: (amount, day, title) => `¥${amount} · ${day} · ${title}`,
    ask: 'Ask for the invoice',
    again: 'Mend it and ask again',
    door: 'Invoice of a service fee',
    asked: 'You asked for it',
    askedBody: 'Staff look at the name and the number and issue it. You will be told.',
    refusedBecause: 'Why it was not issued',
    ofFee: 'Service fee',
    emailHint:
      'If you like, we send the invoice there as well once it is issued. The address is forgotten once it is sent.',
    giveUp: 'I do not want this invoice',
    giveUpHint:
      'Is the name wrong? Once it is taken back, you can ask again. This cannot be undone.',
    voidBecause: { returned: 'The fee went back', byOwner: 'You took it back' },
    sheetTitle: 'Invoice of a service fee',
    seller: 'Issued by',
    note: 'This invoice is of the service fee alone, not of the money that was raised. It is void as soon as the fee goes back because a bank returned the withdrawal.',
    queueTitle: (amount) => `Invoice of a service fee of ¥${amount}`,
    payout: 'Payout number',
    paidOn: 'Charged on',
    checkCharged: 'This fee was charged and did not go back.',
    checkReturned: 'This fee went back; no invoice can be issued for it.',
    letter: {
      subject: (number) => `Invoice of a service fee ${number}`,
      words: (origin) =>
        `The invoice of a service fee that you asked for is attached. It is void as soon as the fee goes back. Whether it is valid can be looked up at ${origin}.`,
    },
  },
  toWhom: 'Given to',
  amountHidden: 'Hidden by the donor',
  madeOn: 'Date',
  payer: 'Paid by',
  amount: 'Amount',
  noTitle: 'The account was closed, so no name is kept',
  sheetTitle: 'Receipt of payment',
  inWords: 'In words',
  collector: 'Collected by',
  money: (amount) => `CNY ${amount}`,
  howToCheck:
    'Scan the code, or enter number and check code on the page "Check a receipt or certificate", to see whether it is valid now.',
  voidStamp: 'VOID',
  certificate: 'Certificate',
  certificateTitle: 'Certificate of giving',
  certificateWords: (day, title, amount) =>
    `gave ${amount === undefined ? 'from the heart' : `CNY ${amount}`} on ${day} to "${title}".`,
  certificateThanks: 'Thank you. A family in hard days is not alone.',
  certificateCheck: 'Scan to see whether this certificate is valid now',
  certificateAlt: (name, day, amount) =>
    `Certificate of giving of ${name}, ${day}${amount === undefined ? '' : `, CNY ${amount}`}`,
  certificateLead:
    'Name and amount are shown as you chose at the gift. Hold the picture to keep it, or print it.',
  certificateSave: 'Save the picture',
  certificateNote:
    'A certificate is a keepsake, not an invoice; it cannot be deducted from tax. It is void as soon as the gift is on its way back.',
  certificateVoid: 'This certificate is void',
  certificateVoidBody: 'The gift is on its way back, or is back.',
  certificateNone: 'No certificate here',
  certificateNoneBody:
    'A gift has one once it has been paid, unless it was returned. Please open it from "My donations".',
};
