import type { IllnessKey } from '#src/shared/cases/illnesses.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

export const mostLabels = 5;

/** Labels that fit any illness, by what they say in each language; the Chinese one is kept. */
const common = {
  儿童: 'A child',
  老人: 'An older person',
  学生: 'A student',
  独自抚养: 'Single parent',
  住院中: 'In hospital',
  等待手术: 'Awaiting surgery',
  康复中: 'Recovering',
  异地就医: 'Treated far from home',
  款项直付医院: 'Paid to the hospital',
} as const;

const ofIllness: Record<IllnessKey, Record<string, string>> = {
  leukemia: {
    化疗中: 'In chemotherapy',
    等待移植: 'Awaiting a transplant',
    移植后: 'After a transplant',
  },
  cancer: {
    化疗中: 'In chemotherapy',
    放疗中: 'In radiotherapy',
    靶向治疗中: 'In targeted therapy',
  },
  heart: { 先天性心脏病: 'Congenital heart disease', 二次手术: 'Second operation' },
  kidney: { 透析中: 'On dialysis', 等待移植: 'Awaiting a transplant' },
  liver: { 等待移植: 'Awaiting a transplant', 移植后: 'After a transplant' },
  lung: { 氧疗中: 'On oxygen', 等待移植: 'Awaiting a transplant' },
  brain: { 放疗中: 'In radiotherapy', 术后: 'After surgery' },
  stroke: { 康复训练: 'In rehabilitation', 康复关键期: 'Crucial weeks' },
  premature: { 保温箱里: 'In an incubator', 已出院: 'Out of hospital' },
  rare: { 长期用药: 'Medicine for years', 基因治疗: 'Gene therapy' },
  burn: { 植皮手术: 'Skin grafts', 瘢痕治疗: 'Scar treatment' },
  injury: { 康复训练: 'In rehabilitation', 责任认定中: 'Liability being settled' },
};

/** The labels a case of this illness may carry, each with its English words. */
function labelsFor(illnessKey: string): Record<string, string> {
  return { ...(ofIllness[illnessKey as IllnessKey] ?? {}), ...common };
}

/** What a case may carry: what it carries, and the list of its illness. */
export function labelChoices(illnessKey: string, carried: readonly string[]): string[] {
  return [...new Set([...carried, ...Object.keys(labelsFor(illnessKey))])];
}

/** A label in a language; one from before the list stays as it was written. */
export function labelText(label: string, illnessKey: string, locale: Locale): string {
  return locale === 'en' ? (labelsFor(illnessKey)[label] ?? label) : label;
}

/** Labels in a form are ticks of their own names, since a name may stand only once. */
export const labelPrefix = 'label.';

export function tickedLabels(form: Record<string, string>): string[] {
  return Object.keys(form)
    .filter((name) => name.startsWith(labelPrefix))
    .map((name) => name.slice(labelPrefix.length));
}
