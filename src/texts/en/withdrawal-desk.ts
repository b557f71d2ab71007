import { counted } from './counted.ts';

export const withdrawalDesk = {
  yuan: (amount: string) => `${amount} yuan`,
  fields: {
    amount: 'Amount asked for',
    purpose: 'Purpose',
    plan: 'Plan of use',
    proofs: 'Proof pictures',
    payee: 'Payee',
    account: 'Payee account',
    bank: 'Bank',
    net: 'Amount to be paid',
    fee: 'Service fee',
    instalment: 'Instalment',
    state: 'State now',
    objection: 'Objection',
    objector: 'Who objects',
    disputed: 'Which payout',
    family: 'What the family says',
    answer: 'What the family says to what was found before',
    oldAccount: 'Account so far',
    papers: 'Papers of the payee so far',
    newPapers: 'Papers of the new account',
    idCard: 'Number of the payee’s document',
    relation: 'Relation to the patient',
  },
  instalmentOf: (position: number, count: number) => `${position} of ${count}`,
  relations: {
    self: 'the patient',
    spouse: 'spouse',
    other: 'another close relative',
    hospital_account: "the hospital's account",
  } as Record<string, string>,
  objectors: { donor: 'A donor', verifier: 'A verifier', named: 'The payee' },
  disputed: (position: number | null) =>
    position === null ? 'The whole withdrawal' : `Payout ${position}`,
  findings: {
    objection: (day: string, words: string) => `On ${day} an objection was found right: ${words}`,
    report: (day: string) => `On ${day} a report was found right.`,
    refusal: (day: string, words: string) => `On ${day} a withdrawal was refused: ${words}`,
  },
  checks: {
    noFinding: 'No objection or report was found right, and no withdrawal refused.',
    findingUnanswered: 'No application for a withdrawal has answered it yet.',
    familySilent: 'The family has not answered yet; you may wait for it.',
    familyAnswered: 'The family has answered.',
    payeeSelf: 'The payee is the patient.',
    payeeHospital: "The payee is the hospital's own account.",
    payeeSelfUnproven:
      'The payee is said to be the patient, but the identity card differs or cannot be compared.',
    payeeRelative: 'The payee is not the patient: check the proof of relation.',
    payeeMissing: 'No payee account has passed review.',
    payeeChanged: (days: number) =>
      `The payee account changed within ${counted(days, 'day')}: check by telephone.`,
    payeeStable: 'The payee account has not changed lately.',
    withinCost: (sum: string, cost: string) =>
      `With earlier withdrawals ${sum} yuan, within the stated cost ahead (${cost} yuan).`,
    aboveCost: (sum: string, cost: string) =>
      `With earlier withdrawals ${sum} yuan, above the stated cost ahead (${cost} yuan).`,
    farAboveCost: (sum: string, cost: string) =>
      `With earlier withdrawals ${sum} yuan, far above the stated cost ahead (${cost} yuan): ask for bills.`,
    noCost: 'No cost ahead was stated to compare with.',
    verifications: (count: number) =>
      `${counted(count, 'person has', 'people have')} verified the appeal.`,
    fewVerifications: (count: number) => `Few people have verified the appeal (${count}).`,
    noVerification: 'Nobody has verified the appeal yet.',
    noReport: 'No open report.',
    reports: (count: number) => `${counted(count, 'open report')}: decide first.`,
    first: 'The first withdrawal of this appeal: check every point.',
    notFirst: (count: number) =>
      `${counted(count, 'withdrawal was', 'withdrawals were')} completed before.`,
    spentLate: 'The use of an earlier payout is overdue.',
    spentShown: 'The use of earlier payouts is shown or not yet due.',
    noProof: 'No proof picture was sent.',
    proofs: (count: number) =>
      `${counted(count, 'proof picture was', 'proof pictures were')} sent.`,
    emergency: 'Urgent: two reviewers are needed, and the notice runs beside the payout.',
    objections: (count: number) =>
      `${counted(count, 'objection was', 'objections were')} answered.`,
    noObjection: 'Nobody objected during the notice.',
    noticeOver: 'The notice has ended.',
    noticeBeside: 'Urgent: the notice runs beside the payout.',
    earlierFailed: (words: string) => `The last payout did not succeed: ${words}`,
    caseFine: 'The appeal is neither marked at risk nor stopped.',
    held: {
      caseStateRefuses:
        'The appeal is marked at risk or was stopped: nothing can be released. Clear it up, or refuse.',
      discussionOpen: 'The appeal is discussed in public. Nothing leaves it until that has ended.',
    },
    reportsOpen: (count: number) => `Reports not dealt with: ${count}. Read them first.`,
    poolReaches: 'The subsidy pool reaches for the fee of this payout.',
    poolLacks: (amount: string) =>
      `The subsidy pool lacks ${amount} yuan: nothing can be released. Wait for funding, or refuse.`,
    pinned: 'The payee account is the one that was reviewed.',
    notPinned: 'The payee account has changed or is in review: nothing can be released.',
    samePerson: 'It is the same person: compare the account with its papers and those so far.',
    otherPerson:
      'It is another person than before: compare everything with the papers of the new account.',
    names: {
      same: 'The bank says that the account is in this name.',
      other:
        'The bank says that the account is in another name: compare the bank card, and ask the family before it passes.',
      unknown: 'The bank cannot say whose the account is: compare the bank card.',
      unasked: 'The bank has not said whose the account is: compare the bank card.',
    },
    nameReference: (reference: string) => ` (its number for this: ${reference})`,
    sameAccount: 'This account is used by another appeal: check it.',
    ownAccount: 'No other appeal uses this account.',
    openWithdrawal: 'A withdrawal is open; once passed, it is paid to the new account.',
  },
  objectionHint:
    'Two members of staff answer in public, and a third decides where they disagree; nothing is paid before. Everyone reads the answers: no phone or card numbers.',
};
