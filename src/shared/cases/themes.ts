import { caseTypes } from './enumerations.ts';
import type { IllnessKey } from './illnesses.ts';

type Theme =
  | { illnesses: readonly IllnessKey[] }
  | { caseType: (typeof caseTypes)[keyof typeof caseTypes] };

/** These are ways to look at appeals together, beyond one illness. */
export const themes = {
  blood: { illnesses: ['leukemia', 'cancer'] },
  organs: { illnesses: ['heart', 'liver', 'lung', 'kidney'] },
  nerves: { illnesses: ['brain', 'stroke'] },
  accidents: { illnesses: ['injury', 'burn'] },
  newborn: { illnesses: ['premature'] },
  rare: { illnesses: ['rare'] },
  dreams: { caseType: caseTypes.dream },
  goods: { caseType: caseTypes.goods },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof themes;
export const themeNames = Object.keys(themes) as ThemeName[];

export function isThemeName(name: string | null): name is ThemeName {
  return name !== null && name in themes;
}
