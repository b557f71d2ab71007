import { caseTypes } from '#src/shared/cases/enumerations.ts';
import type { Product } from '#src/shared/content/enumerations.ts';
import type { Settings } from '#src/shared/platform/settings.ts';

/** Does the operator let people begin a case of this type? What is public goes on either way. */
export function isKindOpen(caseType: number, settings: Settings): boolean {
  if (caseType === caseTypes.dream) return settings.dreamCases;
  return caseType === caseTypes.goods ? settings.goodsCases : true;
}

/** Reads the type a link or a form asks for; an illness case where it says nothing we know. */
export function caseTypeOf(asked: string | null | undefined): 0 | 1 | 99 {
  return Object.values(caseTypes).find((code) => String(code) === asked) ?? caseTypes.illness;
}

export function caseTypeOfProduct(product: Product): 0 | 1 | 99 {
  return caseTypes[product];
}
