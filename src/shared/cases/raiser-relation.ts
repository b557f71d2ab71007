import * as v from 'valibot';
import { say } from '#src/shared/contract/fields.ts';
import { type RelationName, relations } from './enumerations.ts';

/** The documents count these relations under a common code. */
const kins = {
  sibling: relations.closeRelatives,
  grandparent: relations.closeRelatives,
  grandchild: relations.closeRelatives,
  parentInLaw: relations.closeRelatives,
  childInLaw: relations.closeRelatives,
  relative: relations.family,
} as const satisfies Partial<Record<string, number>>;
type Kin = keyof typeof kins;

const kinKeys = Object.keys(kins) as Kin[];
const kinValue = (kin: Kin) => `${kins[kin]}.${kin}` as const;

const { self, father, mother, husband, wife, son, daughter, friends, other } = relations;

/** A form offers these, of which no two overlap: a code, or with what it is more exactly. */
export const shownRelations: readonly string[] = [
  ...[self, father, mother, husband, wife, son, daughter].map(String),
  ...kinKeys.map(kinValue),
  ...[friends, other].map(String),
];

/** A donor is no relation of a fundraiser; codes that a form does not offer are taken, too. */
const codes = Object.values(relations)
  .filter((code) => code !== relations.donator)
  .map(String);

/** This is who a raiser is to the patient: a code of the documents, or `code.kin`. */
export const raiserRelation = v.pipe(
  v.union([v.string(), v.number()], say('required')),
  v.transform(String),
  v.check((value) => value !== '', say('required')),
  v.check((value) => codes.includes(value) || shownRelations.includes(value), say('unknown')),
  v.transform((value): number | string => (value.includes('.') ? value : Number(value))),
);

/**
 * This is who a raiser is to the patient, as it is shown: a code, and the kin where several share
 * it.
 */
export const relationEntries = { relation: v.number(), kin: v.optional(v.picklist(kinKeys)) };

/** Answers the two halves of a stored relation. */
export function relationParts(value: number | string): { relation: number; kin?: Kin } {
  const [code, kin] = String(value).split('.');
  const known = kinKeys.find((key) => key === kin);
  return { relation: Number(code), ...(known && { kin: known }) };
}

/** Answers what a relation is called by: a kin's name, or that of its code. */
export function relationNameOf({
  relation,
  kin,
}: {
  relation: number;
  kin?: Kin | undefined;
}): RelationName | Kin {
  if (kin) return kin;
  const found = Object.entries(relations).find(([, code]) => code === relation);
  return (found?.[0] as RelationName | undefined) ?? 'other';
}
