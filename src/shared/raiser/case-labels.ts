import type { IllnessKey } from '#src/shared/cases/illnesses.ts';

export const mostLabels = 5;

/** These labels fit any illness. */
const common = [
  'child',
  'older',
  'student',
  'singleParent',
  'inHospital',
  'awaitingSurgery',
  'recovering',
  'farFromHome',
  'paidToHospital',
] as const;

const ofIllness = {
  leukemia: ['chemotherapy', 'awaitingTransplant', 'afterTransplant'],
  cancer: ['chemotherapy', 'radiotherapy', 'targetedTherapy'],
  heart: ['congenitalHeart', 'secondOperation', 'awaitingTransplant'],
  kidney: ['dialysis', 'awaitingTransplant'],
  liver: ['awaitingTransplant', 'afterTransplant'],
  lung: ['oxygen', 'targetedTherapy', 'awaitingTransplant'],
  brain: ['chemotherapy', 'radiotherapy', 'afterSurgery'],
  stroke: ['rehabilitation', 'crucialWeeks'],
  premature: ['incubator', 'outOfHospital'],
  rare: ['longMedicine', 'geneTherapy'],
  burn: ['skinGrafts', 'scarTreatment'],
  injury: ['rehabilitation', 'liabilityOpen'],
} as const satisfies Record<IllnessKey, readonly string[]>;

export type CaseLabel = (typeof common)[number] | (typeof ofIllness)[IllnessKey][number];
export const caseLabels: readonly CaseLabel[] = [
  ...new Set([...Object.values(ofIllness).flat(), ...common]),
];

/** Lists what a case may carry: what it carries, and the list of its illness. */
export function labelChoices(illnessKey: string, carried: readonly CaseLabel[]): CaseLabel[] {
  const own: readonly CaseLabel[] =
    illnessKey in ofIllness ? ofIllness[illnessKey as IllnessKey] : [];
  return [...new Set([...carried, ...own, ...common])];
}

/** Labels in a form are ticks of their own names, since a name may stand only once. */
export const labelPrefix = 'label.';

export function tickedLabels(form: Readonly<Record<string, string>>): string[] {
  return Object.keys(form)
    .filter((name) => name.startsWith(labelPrefix))
    .map((name) => name.slice(labelPrefix.length));
}
