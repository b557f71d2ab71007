import type { Locale } from '#src/shared/platform/locale.ts';
import { caseTypes } from './enumerations.ts';
import type { IllnessKey } from './illnesses.ts';

type Theme = { name: Record<Locale, string> } & (
  | { illnesses: readonly IllnessKey[] }
  | { caseType: (typeof caseTypes)[keyof typeof caseTypes] }
);

/** Ways to look at appeals together, beyond one illness. */
export const themes = {
  blood: {
    name: { 'zh-CN': '血液与肿瘤', en: 'Blood and cancer' },
    illnesses: ['leukemia', 'cancer'],
  },
  organs: {
    name: { 'zh-CN': '心肝肺肾', en: 'Heart, liver, lung, kidney' },
    illnesses: ['heart', 'liver', 'lung', 'kidney'],
  },
  nerves: { name: { 'zh-CN': '脑与中风', en: 'Brain and stroke' }, illnesses: ['brain', 'stroke'] },
  accidents: {
    name: { 'zh-CN': '意外与烧伤', en: 'Accidents and burns' },
    illnesses: ['injury', 'burn'],
  },
  newborn: { name: { 'zh-CN': '早来的孩子', en: 'Born too early' }, illnesses: ['premature'] },
  rare: { name: { 'zh-CN': '罕见病', en: 'Rare illness' }, illnesses: ['rare'] },
  dreams: { name: { 'zh-CN': '心愿', en: 'Dreams' }, caseType: caseTypes.dream },
  goods: { name: { 'zh-CN': '好物换药费', en: 'Goods for treatment' }, caseType: caseTypes.goods },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof themes;
export const themeNames = Object.keys(themes) as ThemeName[];

export function isThemeName(name: string | null): name is ThemeName {
  return name !== null && name in themes;
}
