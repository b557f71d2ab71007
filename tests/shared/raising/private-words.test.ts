import { expect, test } from 'vitest';
import { checkDigitOf } from '#src/shared/accounts/id-card.ts';
import { checkDigitOfCard } from '#src/shared/raising/bank-card.ts';
import {
  findPrivateWords,
  hasSecretNumber,
  type PrivateKind,
} from '#src/shared/raising/private-words.ts';

const idCard = `53210119880101001${checkDigitOf('53210119880101001')}`;
const card = `622202000000000012${checkDigitOfCard('622202000000000012')}`;
const shortCard = `622202000000001${checkDigitOfCard('622202000000001')}`;

const telling: readonly (readonly [PrivateKind, string])[] = [
  ['idCard', `身份证号${idCard}，请核实`],
  ['idCard', `身份证：${idCard.slice(0, 6)} ${idCard.slice(6, 14)} ${idCard.slice(14)}`],
  ['idCard', `ID ${idCard} of my father`],
  ['idCard', `(${idCard.toLowerCase()})`],
  ['bankCard', `打到卡里${card}`],
  ['bankCard', `卡号 ${shortCard.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}`],
  ['bankCard', `card ${card.replaceAll(/(\d{4})(?=\d)/g, '$1-')}.`],
  ['mobile', '电话13812345678'],
  ['mobile', '打 138 1234 5678 找我'],
  ['mobile', '微信同号：139-1234-5678'],
  ['mobile', '+86 13812345678'],
  ['mobile', '+8615912345678'],
  ['mobile', '１３８１２３４５６７８'],
  ['mobile', '一三八一二三四五六七八'],
  ['mobile', '幺三八一二三四五六七八'],
  ['mobile', 'call 18612345678 please'],
  ['mobile', '手机号是17712345678。'],
  ['number', '账号 1234567890123456'],
  ['number', '住院押金收据号 999999999999999'],
  ['number', `身份证 532101198801010010000`],
  ['address', '家住人民路12号'],
  ['address', '住在南山小区3栋2单元501室'],
  ['address', '建设街道幸福巷7号院'],
  ['address', '我家在红河镇大田村3组'],
  ['address', '云南省昭阳区青岗乡石桥村五组'],
  ['address', '就在阳光花园12'],
  ['address', 'We live at 12 Long Hill Road, Zhaotong'],
  ['name', '我的主管医生叫张建国，人很好'],
  ['name', '我叫林小雨。'],
  ['name', '同学名叫王芳，借了我两万'],
  ['name', '联系人：李明'],
  ['name', '病友的名字叫欧建华，今年三十'],
  ['name', 'Our doctor is named Zhang Wei and he helps'],
  ['name', 'My name is Lin Xiaoyu.'],
];

const innocent = [
  '2026年3月15日确诊，到2026年8月已经花了18万元',
  '一共要四十万，已经筹到二十三万',
  '需要400000元，其中医保报销120000元',
  '总费用 1,234,567.89 元',
  '花费 13812345678 元',
  '医院电话 0870-1234567',
  '科室电话：010-12345678 转 8012',
  '请打 400-686-1179 核实',
  '病区电话 0571-87654321',
  '住院号 20260315',
  '床号 12 床，十一病区',
  '白细胞 0.35，血小板 12，血红蛋白 58',
  '从1998年到2026年，他做了二十八年木工',
  '医保局 12393 可以查',
  '二〇二六年三月二十一日',
  '他今年五十八岁，我三十一岁',
  '在县医院住了45天，化疗2次',
  '孩子出生时1350克，28周早产',
  '我父亲，五十八岁，做了二十年木工',
  '李医生说要做移植',
  '邻居叫我去医院看看',
  '他叫我别担心',
  '医生叫家属签字',
  '孩子叫了一声妈妈',
  '这条路很长，我们走了三年',
  '从镇上坐车到市里要两个小时',
  '我们村里人捐了两千块',
  '在三号线地铁站附近的医院',
  'In March 2026 the bill was 180,000 yuan.',
  'Call the ward at 0870-1234567.',
  'The doctor named three hospitals in Kunming.',
  'He was 58 and weighed 62 kg; platelets 12.',
  'bed 12, ward 11, room 3',
  '2026-03-15 2026-04-20 2026-05-30',
  '第1次化疗 30000 第2次化疗 45000 第3次化疗 52000',
  '',
];

test.each(telling)('a %s is found in "%s"', (kind, text) => {
  const found = findPrivateWords(text);
  expect(found.map((one) => one.kind)).toContain(kind);
  const certain = kind === 'idCard' || kind === 'bankCard' || kind === 'mobile';
  expect(hasSecretNumber(text)).toBe(certain);
});

test.each(innocent)('nothing private is found in "%s"', (text) => {
  expect(findPrivateWords(text)).toEqual([]);
});

test('the names of persons we know are found wherever they stand', () => {
  const found = findPrivateWords('今年林大木住院了', ['林大木', '林小雨', '林']);
  expect(found).toEqual([{ kind: 'name', text: '林大木', at: 2, certain: false }]);
});

/** The same numbers in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('a right card or phone is found in whatever words, where it stands', () => {
  const random = randomFrom(7);
  const digits = (count: number) => Array.from({ length: count }, () => random(10)).join('');
  for (let round = 0; round < 300; round += 1) {
    const body = `5${digits(5)}19${60 + random(40)}0${1 + random(9)}1${random(10)}${digits(3)}`;
    const account = `62${digits(13 + random(4))}`;
    const secret = [
      body + checkDigitOf(body),
      account + checkDigitOfCard(account),
      `1${3 + random(7)}${digits(9)}`,
    ][random(3)] as string;
    const before = ['', '请记下', 'no. ', '2026年'][random(4)] as string;
    const text = `${before}${secret}${['', '，谢谢', ' ok', '。'][random(4)]}`;
    const [found] = findPrivateWords(text).filter(({ certain }) => certain);
    expect(found, text).toMatchObject({ text: secret, at: before.length });
  }
});

test('what is found is always a piece of the text, and pieces never overlap', () => {
  const random = randomFrom(11);
  const pieces = [...telling.map(([, text]) => text), ...innocent];
  for (let round = 0; round < 200; round += 1) {
    const text = Array.from({ length: 4 }, () => pieces[random(pieces.length)]).join('；');
    const found = findPrivateWords(text);
    for (const [index, one] of found.entries()) {
      expect(text.slice(one.at, one.at + one.text.length)).toBe(one.text);
      const next = found[index + 1];
      if (next) expect(one.at + one.text.length).toBeLessThanOrEqual(next.at);
    }
  }
});

test('a long text of digits takes no long time', () => {
  const hard = ['1', '1 ', '13', '4-', '村', '镇村', '路'].map((one) =>
    one.repeat(3000).slice(0, 6000),
  );
  for (const text of hard) expect(findPrivateWords(text).length).toBeLessThan(6000);
});
