export const matching = {
  areas: {
    lead: 'What this matching gave, by the province that each appeal names on its own page. Nobody who gave is counted here by place.',
    caption: 'Areas of the appeals, the most first',
    area: 'Area',
    cases: 'Appeals',
    unnamed: 'Not public now',
  },
  qq: {
    lead: 'Some sponsors match only gifts that are given within QQ. Everything else is as in other matching.',
    none: 'No sponsor matches gifts within QQ for this appeal.',
    here: 'You read this within QQ: what you give from here counts.',
    elsewhere: 'You do not read this within QQ: what you give from here is not matched by it.',
    rule: 'Only gifts that are given within QQ are matched.',
  },
  payee: {
    lead: 'Matched money is withdrawn together with the gifts, to the same payee. Whom you name here is the payee of both; the same people review it as any change of the payee, with the same cooling-off period.',
    another: 'Name another payee',
    back: 'Back to the matched money',
  },
  apply: {
    title: 'Take part in a matching',
    lead: 'Sponsors match gifts to these appeals. You can ask that yours may take part; our staff answer with their reason within three days.',
    submit: 'Ask to take part',
    statuses: {
      APPLYING: 'Asked; staff have not answered yet.',
      APPLY_SUCCESS: 'It takes part.',
      APPLY_FAIL: 'Staff did not take it in.',
      DEFAULT: '',
    },
    because: (words: string) => `They say: ${words}`,
    until: (day: string) => `Until ${day}`,
    fields: {
      activity: 'Activity',
      sponsor: 'Sponsor',
      left: 'Left in the pool',
      perCase: 'At most an appeal',
    },
    yuan: (amount: string) => `${amount} yuan`,
    check:
      'Compare with the agreement that the sponsor wants further appeals. Passed, gifts are matched from that moment on.',
  },
  desk: {
    channel: 'Which gifts',
    channels: { NOT_QQ_CHANNEL: 'Every gift', QQ_CHANNEL: 'Only those given within QQ' },
  },
} as const;
