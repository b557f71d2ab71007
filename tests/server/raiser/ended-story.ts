import { toJson } from '#src/server/db/json.ts';

/** Whatever of these a stranger can still read was not put away. */
export const own = [
  '阿宁宝',
  '黑山谷',
  '骨髓配型',
  '县一院血液科',
  '宁大山',
  '动态里的话',
  '给宁宁的话',
  '留言里的话',
];
const story = {
  title: '阿宁宝在等骨髓配型',
  content: '黑山谷的阿宁宝病了。\n\n县一院血液科说要做骨髓配型。',
  ...{ illness: '骨髓配型', hospital: '县一院血液科', department: '县一院血液科' },
  patient: toJson({ displayName: '阿宁宝', age: 6, gender: 'female' }),
  raiser: toJson({ name: '宁大山', relation: 6 }),
  tellings: [
    { language: 'en', title: '阿宁宝 waits', content: '黑山谷', toldBy: 'family' as const },
  ],
};
/** It is a case that has ended, whose words stand nowhere else. */
export const ended = { ...story, status: 'FINISHED', end_reason: 1 } as const;
