import type { forms as zh } from '#src/texts/zh-CN/forms.ts';

export const forms: typeof zh = {
  sending: 'Sending…',
  unsure:
    'The network broke off, and we do not know yet whether this arrived. All you typed is kept; sending it again does nothing twice.',
  absent: 'The network broke off before this arrived. All you typed is kept; please send it again.',
};
