import { choice, digits, type SheetField, text, yuan } from '#src/shared/raising/sheet-field.ts';
import { gearKinds, gearNumbers } from './gear-fields.ts';

const fieldsOfGear = (number: number): SheetField[] => [
  text(`gear${number}Title`, 40),
  yuan(`gear${number}PriceInYuan`),
  digits(`gear${number}Stock`, 4),
  choice(`gear${number}Kind`, gearKinds, true),
  text(`gear${number}Origin`, 40),
  digits(`gear${number}SendDays`, 2),
  text(`gear${number}Licence`, 40),
];
/** Most families offer one thing; what more they have stands apart, under it. */
export const gearLayout: readonly SheetField[] = gearNumbers.flatMap((number) =>
  fieldsOfGear(number).map((field): SheetField => (number > 1 ? { ...field, apart: true } : field)),
);
