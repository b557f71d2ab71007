import type { Texts } from '#src/texts/texts-type.ts';

export const helping: Texts['helping'] = {
  raising: {
    parts: { publisher: 'Who starts the appeal (not you)' },
    fieldsOfSheet: {
      patient: { relation: 'Who the fundraiser is to the patient' },
      publisher: {
        name: 'The fundraiser’s real name',
        idCard: 'Number of the fundraiser’s document',
        attachments: 'Photo of the fundraiser’s identity card',
      },
      individual: { relation: 'Who the fundraiser is to them' },
    },
    hintsOfSheet: {
      patient: {
        relation: 'If the patient is the fundraiser’s child and they are the father, choose father',
      },
    },
    sheets: {
      publisher: {
        title: 'Who starts the appeal',
        intro:
          'The one of the family who starts the appeal, not you. A fundraiser is eighteen or older. We check who they are before money goes out; the page shows their family name only.',
      },
    },
  },
};
