import * as v from 'valibot';
import { say, wholeNumber, words } from '#src/shared/contract/fields.ts';
import { minDonationInFen } from '#src/shared/donations/amounts.ts';
import { leftEmpty, yuanInFen } from '#src/shared/raising/sheet-fields.ts';
import {
  type GearFieldName,
  type GearKind,
  type GearNumber,
  gearFieldNames,
  gearKinds,
  gearNumbers,
} from './gear-fields.ts';

const mostPieces = 9999;
export const mostSendDays = 60;

const line = v.optional(
  v.pipe(
    words(40),
    v.transform((text) => text || undefined),
  ),
);

const slot = {
  Title: line,
  PriceInFen: v.optional(v.union([leftEmpty, yuanInFen(minDonationInFen)], say('wholeYuan'))),
  Stock: v.optional(v.union([leftEmpty, wholeNumber(1, mostPieces)], say('malformed'))),
  Kind: v.optional(v.union([leftEmpty, v.picklist(gearKinds)], say('malformed'))),
  Origin: line,
  SendDays: v.optional(v.union([leftEmpty, wholeNumber(1, mostSendDays)], say('malformed'))),
  Licence: line,
} satisfies Record<GearFieldName, unknown>;
type Slot = typeof slot;

type GearSlots = {
  [Name in `gear${GearNumber}${GearFieldName}`]: Name extends `gear${GearNumber}${infer Field extends GearFieldName}`
    ? Slot[Field]
    : never;
};
export const gearSlots = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ gearNumbers.flatMap((number) =>
    gearFieldNames.map((name) => [`gear${number}${name}`, slot[name]] as const),
  ),
) as GearSlots;

export type GearFields = v.InferOutput<ReturnType<typeof slotsObject>>;
const slotsObject = () => v.object(gearSlots);

type OfferedGear = {
  slot: GearNumber;
  title: string;
  priceInFen: number;
  stock: number;
  kind: GearKind;
  origin: string;
  /** So many days after payment it is on its way. */
  sendDays: number;
  /** This is the number of what allows the food to be sold; empty where none is needed. */
  licence: string;
};

/**
 * Finds the fields of one thing that are empty and may not be; none of a thing that nobody names.
 */
export function missingOfGear(fields: GearFields, number: GearNumber): GearFieldName[] {
  const given = gearFieldNames.filter((name) => fields[`gear${number}${name}`] !== undefined);
  const needed = gearFieldNames.filter(
    (name) => name !== 'Licence' || fields[`gear${number}Kind`] === 'food',
  );
  return given.length === 0 ? [] : needed.filter((name) => !given.includes(name));
}

/** Answers the things of a sheet that was checked. */
export function gearsOf(fields: GearFields): OfferedGear[] {
  return gearNumbers.flatMap((number) => {
    const title = fields[`gear${number}Title`];
    if (title === undefined || missingOfGear(fields, number).length > 0) return [];
    const kind = fields[`gear${number}Kind`];
    const licence = kind === 'food' ? fields[`gear${number}Licence`] : '';
    return {
      ...{ slot: number, title, kind, licence },
      origin: fields[`gear${number}Origin`],
      sendDays: fields[`gear${number}SendDays`],
      priceInFen: fields[`gear${number}PriceInFen`],
      stock: fields[`gear${number}Stock`],
    } as OfferedGear;
  });
}
