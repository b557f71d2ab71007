import { expect, test } from 'vitest';
import { altLang, altText } from '#src/components/cases/alt-text.ts';
import { householdLine } from '#src/components/cases/page/household-line.ts';

const ticked = {
  ...({ house: 'one', car: 'none', insurance: 'basic' } as const),
  ...{ income: 3_600_000, savings: 0, debts: 6_000_000 },
};

test('a household that was ticked is said in the language of its reader', () => {
  expect(householdLine(ticked, 'zh-CN')).toContain('家庭年收入约 36,000 元');
  expect(householdLine(ticked, 'en')).toContain('Earns about 36,000 yuan a year');
});

test("a family's own words stay as written, but for a translation that was made", () => {
  expect(householdLine({ words: { text: '务农' } }, 'en')).toBe('务农');
  const words = { text: '务农', translations: { en: 'Farmers' } };
  expect(householdLine({ words }, 'en')).toBe('Farmers');
  expect(householdLine({ words }, 'zh-CN')).toBe('务农');
});

test('a picture says what its author said of it, else which one it is', () => {
  expect(altText({ alt: null, position: 1 }, 'en')).toBe('Photo 2 from the fundraiser');
  expect(altText({ alt: null, position: 1, kind: 'costs' }, 'zh-CN')).toBe('费用');
  expect(altLang({ alt: { text: '病房的窗' }, position: 0 }, 'en')).toBe('zh-CN');
  expect(altLang({ alt: null, position: 0 }, 'en')).toBeUndefined();
});
