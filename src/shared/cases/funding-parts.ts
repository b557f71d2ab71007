import * as v from 'valibot';
import { ownWords } from '#src/shared/platform/own-words.ts';
import { billFields } from '#src/shared/raising/bill.ts';
import { insurances, possessions } from '#src/shared/raising/sheet-choices.ts';
import {
  comparisonNames,
  factKinds,
  factMethods,
  factStates,
  payeeRelations,
} from './enumerations.ts';
import type { raiserView } from './raiser-view.ts';

// Everyone reads this of a case, part by part, as each is projected from its sheet.

const text = v.string();
const amount = v.number();

export const patientView = v.object({
  displayName: text,
  age: v.number(),
  gender: v.picklist(['female', 'male']),
});
/** `displayName` is stored masked where the payee is a person. */
export const payeeView = v.object({
  kind: v.picklist(['person', 'hospital']),
  /** This is who the payee is to the patient. */
  relation: v.picklist(payeeRelations),
  displayName: text,
});
export const treatmentView = v.object({
  diagnosedOn: text,
  ...v.entriesFromList(billFields, amount),
  plan: ownWords,
});
/** This is what was ticked in the sheet, or what the family wrote itself. */
export const householdView = v.nullable(
  v.union([
    v.object({
      house: v.picklist(possessions),
      car: v.picklist(possessions),
      insurance: v.picklist(insurances),
      income: amount,
      savings: amount,
      debts: amount,
    }),
    v.object({ words: ownWords }),
  ]),
);
export const teamView = v.object({
  name: ownWords,
  members: v.array(v.object({ name: text, role: ownWords })),
});
export const factView = v.object({
  kind: v.picklist(factKinds),
  state: v.picklist(factStates),
  method: v.picklist(factMethods),
  /** This is what one of the staff compared for it, on the day it was stated. */
  compared: v.array(v.picklist(comparisonNames)),
  statedAt: v.number(),
  expiresAt: v.nullable(v.number()),
});

export type Patient = v.InferOutput<typeof patientView>;
export type Raiser = v.InferOutput<typeof raiserView>;
export type Payee = v.InferOutput<typeof payeeView>;
export type Treatment = v.InferOutput<typeof treatmentView>;
export type Household = v.InferOutput<typeof householdView>;
export type Team = v.InferOutput<typeof teamView>;
export type Fact = v.InferOutput<typeof factView>;
