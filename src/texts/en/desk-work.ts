import type { Texts } from '#src/texts/texts.ts';

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
};
