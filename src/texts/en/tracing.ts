import { counted } from './counted.ts';

export const tracing = {
  materialsLead:
    'Papers that were seen, with everything that could name a person covered. Open one to see it large; two fingers enlarge it. Not every paper that was seen is shown here.',
  materialsCount: (count: string) => counted(count, 'paper'),
  noMaterials:
    'No papers are shown yet. That does not mean there are none: what was checked is in the details.',
  materialKinds: {
    diagnosis: 'Medical papers',
    hospital: 'Hospital stay',
    costs: 'Costs',
    household: 'Household',
    identity: 'Identity',
    sellAndPay: 'Receipts of what was sold and paid',
  },
  changes: {
    title: 'What was changed',
    lead: 'What changed in title, story and target since this became public, before and after. Once the costs have passed review, a target above what is missing becomes what is missing.',
    on: (date: string) => `Changed on ${date}`,
    target: (before: string, after: string) => `Target from ${before} to ${after} yuan`,
    before: 'Before',
    after: 'After',
  },
  noReceipts: 'There are no receipts of things sold or bills paid yet.',
  seenOn: (date: string) => `seen ${date}`,
  openLarge: (alt: string) => `See it large: ${alt}`,
  viewer: 'Large picture',
  previous: 'Previous',
  following: 'Next',
  enlarge: 'Enlarge',
  place: (at: string, count: string) => `${at} of ${count}`,
  toMaterials: 'See the papers',
  toProgress: 'What happened so far',
  toGiftTrace: 'Where is my gift?',
  progressLead:
    'What happened since this was published, newest first. Every line comes from our records.',
  older: 'Earlier news',
  published: 'The appeal was published',
  milestone: (percent: number) =>
    percent === 100 ? 'The target was reached' : `${percent}% of the target raised`,
  factChanged: (fact: string, state: string) => `${fact}: ${state}`,
  factExpired: (fact: string) => `${fact}: the check has expired`,
  withdrawalApplied: (amount: string) =>
    `A withdrawal of ${amount} yuan was applied for and put on public notice`,
  withdrawalStates: {
    NOTICE: (amount: string) => `A withdrawal of ${amount} yuan is in public notice`,
    PAYING: (amount: string) => `${amount} yuan is on its way to the payee`,
    PAID: (amount: string) => `${amount} yuan was paid to the payee`,
    REJECTED: (amount: string) =>
      `A withdrawal of ${amount} yuan was refused; the money is back in the appeal`,
    CANCELLED: (amount: string) =>
      `A withdrawal of ${amount} yuan was cancelled; the money is back in the appeal`,
  },
  noticeOver: (amount: string) =>
    `The notice of a withdrawal of ${amount} yuan is over; nothing is paid yet`,
  partPaid: (paid: string, rest: string) =>
    `${paid} yuan was paid to the payee, ${rest} yuan is still to be paid`,
  restBack: (paid: string, back: string) => `${paid}; ${back} yuan is back in the appeal`,
  purpose: (words: string) => `For: ${words}`,
  useTitle: 'What the money was used for',
  useNone: 'Nothing has been withdrawn yet',
  useNoneHint: 'Each withdrawal appears here once it is in public notice.',
  knowledgeTitle: 'About illness of this kind',
  knowledgeNote:
    "This is what is usual. It says nothing about this patient and does not replace a doctor's word.",
  traceLead:
    'From the payment on, you can see here where a gift is used and whether any of it went back.',
  traceByCode:
    'If you gave without signing in, type your receipt code. It never appears in an address.',
  traceMine: 'Your gifts',
  traceNone: 'Your account holds no paid gift yet.',
  traceOpen: 'Follow this one',
  traceNotPaid: 'This gift has not arrived, so there is nothing to follow yet.',
  traceOf: (amount: string) => `Where this ${amount} yuan is now`,
  traceShares:
    'Gifts to one appeal are used together. This counts your share of each part; the parts add up to exactly what you gave.',
  stepPaid: 'Paid, and entered in the books of the appeal',
  stepCustody: 'Put in custody',
  stepRefundAsked: (amount: string) => `${amount} yuan started on its way back`,
  stepRefunded: (amount: string) => `${amount} yuan went back`,
  stepRefundFailed:
    'The payment provider could not return it. We keep trying; the money is in custody.',
  stepPayout: (amount: string, share: string) =>
    `A withdrawal of ${amount} yuan, about ${share} of them yours`,
  stepsTitle: 'Step by step',
  proofs: 'Proof of use',
  noProofs:
    'No receipt is public here yet. Covered receipts are among the papers, and what the family says it paid for under “What happened so far”.',
  refundNo: 'Refund number',
};
