import type { Texts } from '#src/texts/texts.ts';
import { counted } from './counted.ts';

export const deskWork: Texts['deskWork'] = {
  search: {
    more: 'By place, state, date or amount',
    person: 'Find appeals by a name or the end of a phone number',
    findPerson: 'Find appeals',
    name: 'Name',
    nameHint:
      'A whole name as on the papers (patient, fundraiser, payee), or a fundraiser’s nickname. The trail keeps that you looked, not the name.',
    phone: 'Last four digits of the fundraiser’s phone',
    city: 'City',
    phase: 'State',
    anyPhase: 'Any state',
    from: 'Begun from',
    until: 'Until',
    amount: 'Amount (yuan)',
    of: 'An amount of what?',
    kinds: { target: 'Target', withdrawal: 'A withdrawal' },
    title: 'Appeal',
    owner: 'Fundraiser',
    state: 'State',
    money: 'Raised / target (yuan)',
    begun: 'Begun',
    sums: (raised, target) => `${raised} / ${target}`,
    needs: 'Fill in one field, then search.',
  },
  file: {
    risks: 'Risk in words',
    related: 'Related appeals',
    moreRelated: (count) => `And ${count} more.`,
    ties: {
      person: 'The same identity paper',
      account: 'The same payee’s account',
      paper: 'The very same file of a paper',
      phone: 'The same phone of a payee or fundraiser',
      fundraiser: 'The same fundraiser',
      device: 'Signed in from the same browser',
      picture: 'A picture that looks the same',
    },
    noRelated:
      'By papers, accounts, phones, browsers and pictures, no other appeal is related to it.',
    relatedCount: (count) =>
      `By papers, accounts, phones, browsers and pictures, related: ${counted(count, 'other appeal')}.`,
    relatedDoubted: (count) =>
      `By their states, in doubt or stopped by us: ${counted(count, 'related appeal')}.`,
    caseRefund: (day, state) =>
      `By the refunds, one of the whole appeal was asked for on ${day}; it stands at “${state}”.`,
    giftsBack: (count) => `By the refunds, ${counted(count, 'gift')} arrived back.`,
    noRefund: 'By the refunds, no gift went back and none of the whole appeal was asked for.',
  },
};
