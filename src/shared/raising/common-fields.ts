import { storyWriters } from '#src/shared/cases/enumerations.ts';
import { illnessKeys } from '#src/shared/cases/illnesses.ts';
import { mostTitleWidth } from './case-title.ts';
import { adultIdTypes, idTypes } from './identity/id-types.ts';
import { genders } from './identity/identity-fields.ts';
import { longestStory, maxPictures } from './sheet-choices.ts';
import { choice, digits, photos, type SheetField, surplus, text, yuan } from './sheet-field.ts';

// These are fields that more than one sheet asks for.

/** Who signs for a case is of age. */
export const adultIdentity = [choice('idType', adultIdTypes, true), digits('idCard', 30)];
/** What only some papers leave to be asked stands apart, under the number. */
export const anyIdentity: SheetField[] = [
  choice('idType', idTypes, true),
  digits('idCard', 30),
  { kind: 'date', name: 'bornOn', apart: true },
  { ...choice('gender', genders), apart: true },
  { ...text('guardianName', 20), apart: true },
  { ...digits('guardianIdCard', 30), apart: true },
];

/** This is what an appeal tells, whoever it is for. */
export const storyFields: readonly SheetField[] = [
  { kind: 'fixed', name: 'caseType' },
  { ...choice('illnessKey', illnessKeys, true), apart: true },
  { ...text('disease', 80), apart: true },
  text('province', 40),
  text('city', 40),
  text('title', mostTitleWidth),
  { kind: 'words', name: 'content', max: longestStory, rows: 10 },
  choice('writtenBy', storyWriters),
  photos(maxPictures, 'cover'),
  yuan('targetAmountInYuan'),
  surplus,
];
