import type { Locale } from '#src/shared/platform/locale.ts';

/** Groups of illnesses by which appeals are filtered. */
export const illnesses = {
  leukemia: { 'zh-CN': '白血病', en: 'Leukaemia' },
  cancer: { 'zh-CN': '癌症', en: 'Cancer' },
  heart: { 'zh-CN': '心脏病', en: 'Heart' },
  kidney: { 'zh-CN': '肾病', en: 'Kidney' },
  liver: { 'zh-CN': '肝病', en: 'Liver' },
  lung: { 'zh-CN': '肺病', en: 'Lung' },
  brain: { 'zh-CN': '脑部疾病', en: 'Brain' },
  stroke: { 'zh-CN': '中风', en: 'Stroke' },
  premature: { 'zh-CN': '早产儿', en: 'Premature babies' },
  rare: { 'zh-CN': '罕见病', en: 'Rare illness' },
  burn: { 'zh-CN': '烧伤', en: 'Burns' },
  injury: { 'zh-CN': '意外伤害', en: 'Injury' },
} as const satisfies Record<string, Record<Locale, string>>;

export type IllnessKey = keyof typeof illnesses;
export const illnessKeys = Object.keys(illnesses) as IllnessKey[];

/** The group's name; an unknown key names itself. */
export function illnessName(key: string, locale: Locale): string {
  return key in illnesses ? illnesses[key as IllnessKey][locale] : key;
}
