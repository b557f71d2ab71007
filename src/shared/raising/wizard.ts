import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo, type RouteName } from '#src/shared/routes.ts';
import type { RaisePart } from './parts.ts';
import type { SheetName } from './sheet-names.ts';

/** It is of the form that takes the first payee back, which shares its page with the sheet. */
export const takeBackStep = 'takeBack';

/** Each sheet has its page. */
export const pageOfSheet = {
  base: 'editBasicInfo',
  patient: 'editPatientInfo',
  treatment: 'editAeger',
  hospital: 'hospitalDetail',
  payee: 'editPayeeInfo',
  hospitalPayee: 'editPayeeInfo',
  household: 'householdAssets',
  publisher: 'fundraiserVerification',
  materials: 'materialSupplement',
  goodsBase: 'editBasicInfo',
  dreamBase: 'editBasicInfo',
  individual: 'editPatientInfo',
  origination: 'fundraiserVerification',
  confirm: 'materialSupplement',
} as const satisfies Record<SheetName, RouteName>;

/** A saved sheet leads there; forms carry one of these names, never an address. */
const nextPages = [
  'commitBasicSuccess',
  'editAeger',
  'hospitalDetail',
  'editPayeeInfo',
  'householdAssets',
  'fundraiserVerification',
  'commitVerify',
  'rejected',
  'supplementCommitVerify',
  'verificationHospital',
  'materialSupplement',
  'helpCase',
] as const satisfies readonly RouteName[];
export type NextPage = (typeof nextPages)[number];

/** It says which step comes after which; a family may submit as soon as the first two are there. */
export const stepAfter: Readonly<Partial<Record<SheetName, NextPage>>> = {
  base: 'commitBasicSuccess',
  patient: 'commitVerify',
  treatment: 'hospitalDetail',
  hospital: 'editPayeeInfo',
  payee: 'householdAssets',
  household: 'fundraiserVerification',
  publisher: 'commitVerify',
};

/** A dream is whole with who organises it and its papers; the payee comes later. */
export const stepAfterInDream: Readonly<Partial<Record<RaisePart, NextPage>>> = {
  base: 'commitBasicSuccess',
  patient: 'fundraiserVerification',
  publisher: 'materialSupplement',
};

const queried: readonly RouteName[] = [
  'editBasicInfo',
  'householdAssets',
  'fundraiserVerification',
  'materialVerify',
  'materialVerifySuccess',
  'rejected',
  'stopRaise',
];

/**
 * Links to a page of this case, which some addresses name in the path and some in the query.
 */
export function raiseLink(
  name: RouteName,
  { infoUuid, locale }: { infoUuid: string; locale: Locale },
): string {
  return queried.includes(name)
    ? linkTo(name, { query: { infoUuid }, locale })
    : linkTo(name, { params: { infoUuid }, locale });
}

/** Links to the page a form asks for, if it is one a form may ask for. */
export function nextLink(
  next: string | undefined,
  to: { infoUuid: string; locale: Locale },
): string {
  const found = nextPages.find((name) => name === next);
  return raiseLink(found ?? 'commitVerify', to);
}

/** Names the page on which a part is filled in. */
export function pageOfPart(part: RaisePart): RouteName {
  return pageOfSheet[part];
}
