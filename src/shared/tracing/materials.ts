import * as v from 'valibot';
import { casePicture } from '#src/shared/cases/case-picture.ts';

/**
 * They are papers by the fact they speak for; `sellAndPay` are receipts of what was sold and paid.
 */
export const materialKinds = [
  'diagnosis',
  'hospital',
  'costs',
  'household',
  'identity',
  'sellAndPay',
] as const;
export type MaterialKind = (typeof materialKinds)[number];

/** These are kinds that speak of the illness itself. */
export const medicalKinds = ['diagnosis', 'hospital'] as const satisfies readonly MaterialKind[];

const material = v.object({
  ...casePicture.entries,
  kind: v.picklist(materialKinds),
  statedAt: v.number(),
});
export type Material = v.InferOutput<typeof material>;
