import type { Texts } from '#src/texts/texts-type.ts';

export const dream: Texts['dream'] = {
  cases: {
    surplus:
      'What is given now still goes to this wish alone, and what is left is returned to donors by the refund rules. Many families are further from their target.',
    filled:
      'No more than this was asked for, so no more gifts are taken. One that was on its way at that moment still arrives, and is for this wish alone. If a gift is returned, giving opens again.',
    reachesPatient: 'For the wish',
    phases: {
      expired: {
        body: 'It takes no more gifts. What was raised may still only be used for this wish.',
      },
      withdrawing: {
        body: 'The fundraiser asked to use the money for the wish. It is under review and public notice, and no gifts are taken now.',
      },
      refunding: {
        body: 'Money that did not go to the payee is to go back to those who gave, one by one once it is reviewed and released. No gifts and no withdrawals are taken in the meantime.',
      },
      refunded: {
        body: 'Money that did not go to the payee went back to those who gave. If yours has not arrived, please call the helpline.',
      },
    },
    refundSteps: {
      asked: {
        body: () =>
          'Money that did not go to the payee may go back to those who gave. It is being reviewed, and nothing has gone back yet. No gifts and no withdrawals are taken in the meantime.',
      },
      returning: {
        body: (part: boolean) =>
          `${part ? 'A part went to the payee; what is left goes back in proportion to the gifts.' : 'Every gift goes back whole.'} Where one cannot go back the way it came, its donor is asked for a bank account. How long it takes depends on the bank.`,
      },
      returned: {
        body: (part: boolean) =>
          `${part ? 'A part went to the payee; what was left went back in proportion to the gifts.' : 'Every gift went back.'} If yours has not arrived, please call the helpline.`,
      },
    },
    patient: 'Whose wish',
    relationLine: (relation: string) =>
      relation === 'self' ? 'whose wish it is' : `their ${relation}`,
    feeRule: (gift: string, fee: string, net: string) =>
      `Of ${gift} yuan given, ${fee} is the fee and ${net} goes to the wish.`,
    refundRule:
      'In a refund, what did not go to the payee goes back in proportion to the gifts, free of charge.',
  },
  donations: {
    readyWords: [
      'May it come true',
      'We are with you',
      'A little something for your wish',
      'It will get better',
    ],
    reachesPatient: 'For the wish',
    feeShare: (percent: string) =>
      `${percent}% of it is the platform’s fee, never added on top. The rest is for the wish.`,
    noFee: 'The platform takes no fee. All of it is for the wish.',
    giftNumber: (n: string) => `The gift number ${n} to this wish`,
    familyThanks: 'Their word of thanks',
  },
  fieldProblems: {
    payeeIsPatient:
      'For the one whose wish it is as payee, name and identity card must be the same as theirs.',
    notPatient:
      'You chose “self”, so the number must be that of the one whose wish it is. If not, change the relation first.',
    patientIsPayee:
      'This is the number of the one whose wish it is. If they are the payee, choose them as payee first.',
    isPatient:
      'This is the number of the one whose wish it is. If that is you, change the relation to “self” first.',
  },
  messages: {
    generic: {
      messageFundraisingVerify: [
        'Please verify an appeal',
        'If you know whose wish it is, say what you know. Your words matter to everyone who reads the appeal.',
      ],
    },
  },
  progress: {
    publishLead:
      'What donors want to know most is how far the wish is and what the money did. A few sentences are enough.',
    ideas: [
      'What was prepared these days, and what is settled.',
      'How they are, and what they say.',
      'What comes next, and how much is still missing.',
      'A sentence for those who helped.',
    ],
    photosHint: 'You can leave this empty. Please show no other people and no ID documents.',
    usePhotosHint:
      'Invoices, receipts, orders. With names and numbers covered, donors see them too; uncovered ones go to staff only.',
    owedContentHint: 'For example: 1,800 yuan for three train tickets, 900 yuan for two nights.',
  },
  raiser: {
    filled:
      'The target is reached and giving is closed. Should the wish need more, raise the target or say what more would be used for; we review it as before.',
    todosNone: 'Nothing needs doing now.',
    mourningTitle: 'If the one whose wish it is has died',
    mourningSure: 'The one whose wish it is has died; please end this fundraising',
    mourningSentence:
      'The one whose wish this was has died. Thank you to everyone who went a part of the way with them.',
    readyWords: [
      'Thank you, we will all remember.',
      'Thank you, we will tell you on the day it comes true.',
      'What you gave goes to this wish. Thank you.',
    ],
    inviteLead:
      'Ask those who know whose wish it is to say what they know. The more people verify, the easier it is for readers to trust.',
    inviteWords: (title: string, link: string) =>
      `I am asking for help with a wish: ${title}. You know us. Could you take a minute to verify what you know? ${link}`,
    friendLead:
      'Verifications by people who know you. You can put one first, say thanks, or hide one that does not fit.',
  },
  raising: {
    untitled: 'A wish without a title yet',
    payeeRelations: {
      self: 'The one whose wish it is',
      spouse: 'Their spouse',
      other: 'Another close relative of theirs',
    },
    fieldsOfSheet: {
      payee: { agreed: 'The payee knows and agrees that this card receives money for the wish' },
    },
    sheets: {
      payee: { intro: 'The one whose wish it is, their spouse or another close relative.' },
    },
    preview: { notYet: 'There is nothing to see yet. First fill in and save “The wish”.' },
    launchTitle: 'Start an appeal for a wish',
    launchSteps: [
      'Write the wish: title, story, photos, amount',
      'Say whose wish it is and who organises it, add papers, submit',
      'Once it passes, the wish is public and can be shared',
      'Add the payee; then money can be withdrawn',
    ],
    launchWho: 'Who you are to the one whose wish it is',
    savedTitle: 'The wish is saved',
    savedNext:
      'Next, say whose wish it is and who organises it, and add papers. Then you can submit.',
    savedNextChannel:
      'We noted through whom you came; their adviser will look after your appeal. Next, say whose wish it is and who organises it, and add papers. Then you can submit.',
    toPatient: 'Say whose wish it is',
    checklistIntro:
      'A wish is made public with the first items below. The payee can follow later, before a withdrawal.',
    lacksBase: 'Once what a public wish needs is filled in, you can submit.',
    pendingNow: {
      pending: 'Not submitted yet. Once what a public wish needs is filled in, submit it.',
    },
    stopConsequences: [
      'No more gifts come in, and the page says that raising is over',
      'What was given is still for the wish and can be withdrawn',
      'It can’t be started again; for a new need, begin a new appeal',
    ],
    stopReasons: { treatmentEnded: 'The wish came true' },
  },
  refunds: {
    partOnly: (percent: string) =>
      `A part was already paid to the payee, so about ${percent}% of each gift goes back, to the fen; together exactly the sum above.`,
  },
  reports: {
    reasons: {
      falseIllness: 'The wish is not as told',
      moneyMisused: 'Money is not used for the wish',
    },
  },
  verification: {
    none: 'Nobody has verified this yet. If you know whose wish it is, your word matters to everyone who reads this.',
    kinds: { sickFriend: 'Others who went through it' },
    kindHints: { friend: 'Relatives, friends, colleagues and neighbours' },
    by: (name: string, relation: string) => `${name}, ${relation}`,
    bySelf: (name: string, relation: string) => `${name} (${relation}, by their own account)`,
    relation: 'Who you are to the one whose wish it is',
  },
  withdrawalDesk: {
    fields: { relation: 'Relation to the one whose wish it is' },
    relations: { self: 'the one whose wish it is' },
    checks: {
      payeeSelf: 'The payee is the one whose wish it is.',
      payeeSelfUnproven:
        'The payee is said to be the one whose wish it is, but the identity card differs or cannot be compared.',
      payeeRelative: 'The payee is not the one whose wish it is: check the proof of relation.',
    },
  },
  withdrawals: {
    form: {
      purposeHint: 'One sentence, such as: train tickets and two nights for three.',
      proofsHint:
        'Offers, orders, a request to pay. Once names and numbers are covered, they are shown with the notice.',
      instalmentsHint:
        'For what is paid step by step. Each payout is released by staff when it is needed.',
      emergency: 'It has to be paid before the notice would end',
    },
    public: {
      emergency: 'It had to be paid; two reviewers agreed that the notice runs beside the payout.',
    },
    bank: {
      relation: 'Relation to the one whose wish it is',
      relations: { self: 'The one whose wish it is' },
      agreed: 'I confirm that this is true and that the money is only used for the wish.',
    },
  },
};
