import * as v from 'valibot';
import { say, wholeNumber, words } from '#src/shared/contract/fields.ts';
import { minDonationInFen } from '#src/shared/donations/amounts.ts';
import { leftEmpty, yuanInFen } from '#src/shared/raising/sheet-fields.ts';

/** A goods case offers up to four things; the sheet has a place for each. */
export const gearNumbers = [1, 2, 3, 4] as const;
type GearNumber = (typeof gearNumbers)[number];
const mostPieces = 9999;

const title = v.optional(
  v.pipe(
    words(40),
    v.transform((text) => text || undefined),
  ),
);
const price = v.optional(v.union([leftEmpty, yuanInFen(minDonationInFen)], say('wholeYuan')));
const stock = v.optional(v.union([leftEmpty, wholeNumber(1, mostPieces)], say('malformed')));

export const gearSlots = {
  gear1Title: title,
  gear1PriceInFen: price,
  gear1Stock: stock,
  gear2Title: title,
  gear2PriceInFen: price,
  gear2Stock: stock,
  gear3Title: title,
  gear3PriceInFen: price,
  gear3Stock: stock,
  gear4Title: title,
  gear4PriceInFen: price,
  gear4Stock: stock,
};

export type GearFields = v.InferOutput<ReturnType<typeof slotsObject>>;
const slotsObject = () => v.object(gearSlots);

type OfferedGear = { slot: GearNumber; title: string; priceInFen: number; stock: number };

/** One slot as it was filled in, whole or not. */
export function gearAt(fields: GearFields, slot: GearNumber): Partial<OfferedGear> {
  return {
    slot,
    title: fields[`gear${slot}Title`],
    priceInFen: fields[`gear${slot}PriceInFen`],
    stock: fields[`gear${slot}Stock`],
  } as Partial<OfferedGear>;
}

/** The things of a sheet that was checked. */
export function gearsOf(fields: GearFields): OfferedGear[] {
  return gearNumbers.map((slot) => gearAt(fields, slot)).filter(isWhole);
}

function isWhole(gear: Partial<OfferedGear>): gear is OfferedGear {
  return gear.title !== undefined && gear.priceInFen !== undefined && gear.stock !== undefined;
}
