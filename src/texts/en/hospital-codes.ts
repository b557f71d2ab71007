import type { Texts } from '#src/texts/texts-type.ts';

/** These are codes that hospitals give their people, as the desk issues and ends them. */
export const hospitalCodes: Texts['hospitalCodes'] = {
  lead: 'Once you have reached a hospital on the number that it publishes, give it a code, which it passes on to its own doctors and nurses. When one of them types it, the page says that the hospital confirmed them. It is shown once; we keep only a hash of it.',
  add: 'Give a hospital a code',
  hospital: 'Full name of the hospital',
  hospitalHint: 'As its people write it when they verify, such as on the page of the appeal.',
  uses: 'How often it may be used',
  usesHint: '1 to 50; each person counts once for each appeal.',
  days: 'Good for how many days',
  daysHint: '1 to 180.',
  reason: 'How you reached the hospital, and whom',
  issue: 'Issue the code',
  issued: 'The code is issued and shown this once. Please give it to the hospital now.',
  listLater: 'The list below has it once this page is opened again.',
  code: 'Code of the hospital',
  another: 'Issue another one',
  none: 'No hospital has a code yet.',
  list: 'Codes that were issued',
  states: { open: 'Good', expired: 'Expired', usedUp: 'Used up', revoked: 'Taken back' },
  used: (uses, most) => `uses: ${uses} of ${most}`,
  confirms: (count) => `verifications confirmed by it: ${count}`,
  until: (day) => `good until ${day}`,
  by: (day, name) => `issued on ${day} by ${name}`,
  end: 'Take it back',
  leaked:
    'It leaked: whom it confirmed is shown as saying so again, and we ask the hospital about each',
  endReason: 'Why it is taken back',
  revoke: 'Take this code back',
};
