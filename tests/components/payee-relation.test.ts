import { describe, expect, test } from 'vitest';
import { payeeRelationIn } from '#src/components/cases/payee-relation.ts';

describe('what a payee is to the patient', () => {
  test('is said in the language of the reader where it comes from our own lists', () => {
    const said = ['本人', '配偶', '父亲', '医院对公账户'].map((kept) =>
      payeeRelationIn('en', kept),
    );
    expect(said.map(({ text }) => text)).toEqual([
      ...['the patient', 'spouse', 'father', "the hospital's account"],
    ]);
    expect(said.every(({ lang }) => lang === undefined)).toBe(true);
  });

  test('stays as the family wrote it where no list has it', () => {
    expect(payeeRelationIn('en', '堂侄')).toEqual({ text: '堂侄', lang: 'zh-CN' });
    expect(payeeRelationIn('zh-CN', '堂侄')).toEqual({ text: '堂侄' });
  });
});
