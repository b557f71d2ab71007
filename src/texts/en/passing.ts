import type { Texts } from '#src/texts/texts-type.ts';
import { counted } from './counted.ts';

export const passing: Texts['passing'] = {
  title: 'Pass it on, or put it off',
  assign: 'Leave it to a colleague',
  assignee: 'To whom?',
  assignNote: 'A word for them',
  confirmAssign: 'Leave it to them',
  escalate: 'Give it to an administrator',
  escalateHint: 'Only administrators work on it from then on; they can give it back.',
  confirmEscalate: 'Give it to an administrator',
  snooze: 'Put it off',
  snoozeHint:
    'Then it comes first when you claim the next task. The clock of the queue runs on meanwhile.',
  until: 'For how long?',
  hours: (count) => counted(count, 'hour'),
  days: (count) => counted(count, 'day'),
  confirmSnooze: 'Put it off',
  reason: 'Why?',
  said: (name) => `A word of ${name}:`,
  escalated: 'With administrators',
  onlyAdministrators: 'Given to the administrators: only they work on it.',
  snoozed: (time) => `Put off until ${time}`,
  yours: 'Left to you',
};
