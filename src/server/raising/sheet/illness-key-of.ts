import { type IllnessKey, illnessKeys, isIllnessKey } from '#src/shared/cases/illnesses.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

/**
 * The more telling ones come first: a cancer of the lung is a cancer, a stroke is more than the
 * brain.
 */
const inOrder: readonly IllnessKey[] = [
  ...(['leukemia', 'cancer', 'premature', 'burn', 'stroke'] as const),
  ...illnessKeys,
];

/**
 * Finds the group an illness belongs to, by its key or by how people call it in any of our
 * languages.
 */
export function illnessKeyOf(disease: string): IllnessKey | undefined {
  const plain = disease.trim().toLowerCase();
  if (isIllnessKey(plain)) return plain;
  const byName = illnessKeys.find((key) =>
    textsFor(key).some(({ name }) => name.toLowerCase() === plain),
  );
  return byName ?? inOrder.find((key) => isCalled(plain, key));
}

function isCalled(disease: string, key: IllnessKey): boolean {
  const words = textsFor(key).flatMap(({ called }) => called.split(' '));
  return words.some((term) => disease.includes(term));
}

function textsFor(key: IllnessKey) {
  return locales.map((locale) => textsOf(locale).illnesses[key]);
}
