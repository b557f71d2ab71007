import { countedIn } from '#src/texts/counted.ts';
import type { papers as chinese } from '#src/texts/zh-CN/papers.ts';

const counted = countedIn('en');

export const papers: typeof chinese = {
  applyLead:
    'A receipt of payment for your own gifts: tick them, say whom it is for, and download it as PDF at once.',
  notDeductible:
    'A gift to one person is not a donation to a charity: this receipt proves that it was paid, and it cannot be deducted from tax.',
  gifts: 'Which gifts',
  giftsHint: 'One receipt names up to 20. A gift stands on one valid receipt at a time.',
  gift: (amount, day) => `¥${amount} · ${day}`,
  noGifts: 'No gift to write a receipt for',
  noGiftsBody:
    'Gifts that were paid, not wholly returned, and stand on no other valid receipt are listed here.',
  guestGifts: 'A gift made without signing in belongs to no account, so it has no receipt yet.',
  titleType: 'Made out to',
  titleTypes: { personal: 'A person', company: 'A company' },
  titleLabel: 'Name',
  titleHint: 'The name of who paid, or the full name of the company.',
  taxNo: 'Tax number',
  taxNoHint: 'Needed for a company: the number of the taxpayer, 15, 17, 18 or 20 characters.',
  apply: 'Make the receipt',
  earlier: 'Earlier gifts',
  madeTitle: 'The receipt is made',
  madeBody: 'You can download it as PDF. As soon as a gift of it is on its way back, it is void.',
  listTitle: 'My receipts',
  none: 'No receipts yet',
  noneBody: 'Make a receipt of payment for your gifts.',
  states: { live: 'Valid', void: 'Void' },
  voidBecause: { returned: 'A gift of it went back', byOwner: 'You made it void' },
  voidedAt: (day) => `Void since ${day}`,
  giftCount: (count) => counted(count, 'gift', 'gifts'),
  number: 'Number',
  code: 'Check code',
  download: 'Download the PDF',
  checkIt: 'Check it',
  giveUp: 'Make this receipt void',
  giveUpHint:
    'Is the name wrong? Once it is void, its gifts can stand on a new one. This cannot be undone.',
  giveUpNow: 'Yes, make it void',
  toApply: 'Make a receipt',
  toList: 'My receipts',
  askFor: 'Make a receipt',
  checkLead:
    'Enter the number and the check code of a receipt to see whether it was made here and is still valid.',
  checkButton: 'Check',
  checkAnswers: {
    true: {
      title: 'This receipt is real and valid',
      body: 'Please compare each line with the paper that you have.',
    },
    void: {
      title: 'This receipt is void',
      body: 'It was made here, and it is not valid any more. Please book nothing by it.',
    },
    unknown: {
      title: 'No such receipt',
      body: 'We made no receipt with this number and this code. Please look at both again; if they are right, the receipt is not ours.',
    },
  },
  madeOn: 'Made on',
  payer: 'Paid by',
  amount: 'Amount',
  noTitle: 'The account was closed, so no name is kept',
  sheetTitle: 'Receipt of payment',
  inWords: 'In words',
  collector: 'Collected by',
  money: (amount) => `CNY ${amount}`,
  howToCheck:
    'Scan the code, or enter number and check code on the page "Check a receipt", to see whether it is valid now.',
  voidStamp: 'VOID',
};
