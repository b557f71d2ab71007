import type { Texts } from '#src/texts/texts-type.ts';

export const readyWording: Texts['readyWording'] = {
  lead: 'Staff pick from these when they refuse a field; the family reads the words in its own language. A change holds for what is said later; what was said stays.',
  kind: 'Where it is offered',
  kinds: { any: 'Everywhere', picture: 'Photos and papers', words: 'What was written' },
  label: (language) => `Name in the list (${language})`,
  words: (language) => `Words to the family (${language})`,
  optional: (language) => `Optional; without it those in ${language} are used.`,
  shown: 'Offered to staff',
  hidden: 'Not offered',
  save: 'Save',
  add: 'Add one',
};
