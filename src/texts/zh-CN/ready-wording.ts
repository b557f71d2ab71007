import type { ReadyKind } from '#src/shared/review/ready-texts.ts';

/** This is where administrators word what staff pick when they refuse a field. */
export const readyWording = {
  lead: '审核员驳回一项时从这里选，家属看到的是“告诉家属的话”，用家属自己的语言。改了只影响以后，说过的话不变。',
  kind: '用在哪里',
  kinds: { any: '都可以', picture: '照片和材料', words: '填写的内容' } satisfies Record<
    ReadyKind,
    string
  >,
  label: (language: string) => `选项名（${language}）`,
  words: (language: string) => `告诉家属的话（${language}）`,
  optional: (language: string) => `可不写；不写就用${language}的。`,
  shown: '供审核员选用',
  hidden: '不再选用',
  save: '保存',
  add: '新加一条',
};
