import * as v from 'valibot';
import { isIdCard } from '#src/shared/accounts/id-card.ts';
import { bankCard } from './bank-card.ts';

/** This must not, or had better not, stand in words that everyone reads. */
export type PrivateKind =
  | ('idCard' | 'bankCard' | 'mobile' | 'messaging')
  | ('number' | 'address' | 'name');
type PrivateText = {
  kind: PrivateKind;
  /** It is as it stands in the text. */
  text: string;
  at: number;
  /** It can be nothing else: refused. The others are a warning to whoever writes. */
  certain: boolean;
};

/** A name begins with one of these, and one or two characters of a given name follow. */
const surnames =
  '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏窦章云苏潘葛范彭郎鲁韦昌马苗方俞任袁柳鲍史唐费薛雷贺倪汤滕殷罗毕郝邬安常乐于傅皮卞齐康伍余顾孟平黄和穆萧尹姚邵汪祁毛禹狄米贝明臧计戴宋茅庞熊纪舒屈项祝董梁杜阮蓝闵席季麻强贾路娄危江童颜郭梅盛林刁钟徐邱骆高夏蔡田樊胡凌霍虞万支柯管卢莫房解应宗丁宣邓郁单杭洪包左石崔吉龚程邢裴陆荣翁荀羊甄曲封储靳段富焦巴牧车侯班秋仲伊宫宁仇栾甘厉祖武符刘景詹龙叶幸司黎溥印白蒲邰鄂索赖卓蔺屠蒙池乔胥苍双闻莘党翟谭劳逄姬申扶堵冉宰郦雍桑桂濮牛寿通边扈燕冀尚农温别庄晏柴瞿阎充慕连茹习艾鱼容向古易慎戈廖庾终暨居衡步都耿满弘匡国文寇广禄阙东欧沃利蔚越夔隆师巩聂晁勾敖融冷辛阚那简饶空曾沙养鞠须丰关查后荆游竺权盖益桓公';
/** A person is named by their part in the story, as in “the doctor is called”. */
const cues =
  '(?:(?:医生|主任|护士|护士长|老师|同学|同事|邻居|朋友|亲戚|病友|老板|村长)叫|名字叫|名叫|叫做|叫作|姓名是?[:：]?|名字是|我叫|他叫|她叫|联系人[:：]?)';
const nameEnd = '(?=[，。、；！？,.;!?\\s（(）)的和与在是今]|$)';
const chineseName = new RegExp(`${cues}\\s*([${surnames}][\\p{Script=Han}]{1,2}?)${nameEnd}`, 'gu');
const englishName = /\b(?:named|called|name is|contact)\s+([A-Z][a-z]+(?:[ -][A-Z][a-z]+){1,2})\b/g;

/** What stands before a number is matched with it: iOS 15 knows no look behind. */
const number = (pattern: string) => new RegExp(`(^|[^\\d.])(${pattern})(?![\\dXx])`, 'g');
const idCardShape = number('[1-9]\\d{5}[ -]?\\d{8}[ -]?\\d{3}[\\dXx]');
const bankCardShape = number('[1-9]\\d{3}(?:[ -]?\\d{4}){3}(?:[ -]?\\d{1,3})?');
const mobileShape = number('(?:\\+?86[ -]?)?1[3-9]\\d[ -]?\\d{4}[ -]?\\d{4}');
const longNumber = number('\\d{15,}');
/** An amount of eleven digits is no telephone. */
const money = /^\s*(?:万|亿|元|块|yuan|RMB|CNY|fen|分)/i;
/** It finds what people call a messenger, then an account with a digit in it. */
const messaging =
  /(微信|薇信|威信|\bV信|we ?chat|\bweixin|\bwx|\bqq|扣扣)\s*(?:号码?|账号|id|account)?\s*(?:是|is\b|为|[:：])?\s*([a-z][\w-]{4,19}|\d{5,11})(?![\w-])/gi;

const address = [
  /[\p{Script=Han}]{1,8}(?:路|街|巷|弄|胡同|大道)\d{1,5}(?:弄\d{1,4})?号(?!线)(?:院)?/gu,
  /\d{1,4}(?:栋|幢|号楼|单元)\s*\d{0,4}(?:单元)?\s*\d{0,5}(?:室|号|户)?/g,
  /[\p{Script=Han}]{1,6}(?:镇|乡)[\p{Script=Han}]{1,6}村[\p{Script=Han}\d]{0,6}?(?:\d+|[一二三四五六七八九十]+)(?:组|号|队)/gu,
  /[\p{Script=Han}]{2,8}(?:小区|花园|公寓|新村|家属院)\d+/gu,
  /\b\d{1,5}\s+(?:[A-Z][a-z]+\s+){1,3}(?:Road|Street|Avenue|Lane|Rd|St|Ave)\b/g,
];

/**
 * Finds everything private that stands in a public text, in its order. `names` are persons we
 * know of.
 */
export function findPrivateWords(text: string, names: readonly string[] = []): PrivateText[] {
  const plain = plainDigits(text);
  const found: PrivateText[] = [];
  const note = (kind: PrivateKind, at: number, length: number, certain: boolean) => {
    const end = at + length;
    if (found.some((one) => at < one.at + one.text.length && one.at < end)) return;
    found.push({ kind, text: text.slice(at, end), at, certain });
  };
  for (const { hit, at } of numbersIn(plain, idCardShape))
    if (isIdCard(hit.replaceAll(/[ -]/g, '').toUpperCase())) note('idCard', at, hit.length, true);
  for (const { hit, at } of numbersIn(plain, bankCardShape))
    if (v.is(bankCard, hit)) note('bankCard', at, hit.length, true);
  for (const { hit, at } of numbersIn(plain, mobileShape)) {
    const isMoney = money.test(plain.slice(at + hit.length));
    if (!isMoney) note('mobile', at, hit.length, true);
  }
  for (const { 2: hit = '', 0: whole, index } of plain.matchAll(messaging)) {
    const at = index + whole.length - hit.length;
    const isMoney = money.test(plain.slice(at + hit.length));
    if (/\d/.test(hit) && !isMoney) note('messaging', at, hit.length, true);
  }
  for (const { hit, at } of numbersIn(plain, longNumber)) note('number', at, hit.length, false);
  for (const pattern of address)
    for (const { 0: hit, index } of plain.matchAll(pattern))
      note('address', index, hit.length, false);
  for (const pattern of [chineseName, englishName])
    for (const { 0: hit, 1: name = '', index } of text.matchAll(pattern))
      note('name', index + hit.lastIndexOf(name), name.length, false);
  for (const name of names) {
    const at = name.length > 1 ? text.indexOf(name) : -1;
    if (at >= 0) note('name', at, name.length, false);
  }
  return found.sort((one, other) => one.at - other.at);
}

/** Gives the same words with all of that blotted out. */
export function withoutPrivateWords(text: string): string {
  return findPrivateWords(text).reduceRight(
    (left, { at, text: { length } }) => `${left.slice(0, at)}▇▇${left.slice(at + length)}`,
    text,
  );
}

/** Is there a number in it that can only be an identity or bank card, a phone or a messaging account? */
export function hasSecretNumber(text: string): boolean {
  return findPrivateWords(text).some(({ certain }) => certain);
}

function numbersIn(text: string, shape: RegExp): { hit: string; at: number }[] {
  return [...text.matchAll(shape)].map(({ 1: before = '', 2: hit = '', index }) => ({
    hit,
    at: index + before.length,
  }));
}

const otherDigits = '〇一二三四五六七八九';

/**
 * Gives wide digits and written ones as plain digits, each in its place; rows of them hide numbers.
 */
function plainDigits(text: string): string {
  const narrow = text.replaceAll(/[０-９]/g, (one) =>
    String.fromCharCode(one.charCodeAt(0) - 0xfee0),
  );
  return narrow.replaceAll(/[零〇一二三四五六七八九幺\d]{11,}/g, (row) =>
    [...row]
      .map((one) => {
        const value = one === '零' ? 0 : one === '幺' ? 1 : otherDigits.indexOf(one);
        return value < 0 ? one : String(value);
      })
      .join(''),
  );
}
