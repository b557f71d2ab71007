/** These are whole yuan of at most 11 digits, or yuan of at most 9 with two decimals as fen. */
export type YuanKind = 'whole' | 'fen';

type TypedYuan = {
  /** It is undefined where nothing was typed, or no amount can be read of it. */
  amountInFen: number | undefined;
  /** This is the amount alone, as the field holds it once it is typed. */
  plain: string;
  /** It says at once that something after it does not count, or that nothing can be read. */
  said: 'cut' | 'unread' | undefined;
};

const mostDigits = { whole: 11, fen: 9 };
/** Nobody types more; what is pasted by mistake may be a page. */
const mostLetters = 100;

const mark = /^(?:[¥￥]|人民币|rmb)\s*/i;
/** It is of plain digits, or of groups of three that one and the same comma or space parts. */
const number = /^(?:[1-9]\d{0,2}([,，\s])\d{3}(?:\1\d{3})*(?!\d)|\d*)\s*/;
const unit = /^(?:元|块|yuan|rmb)\s*/i;
const point = /^[.．。｡٫]\d/;
const fenAndUnit = /^(?:[.．。｡٫](\d{0,2})\s*)?(?:元|块|yuan|rmb)?$/i;
const units = /元|块|yuan|rmb/gi;
const unitsAndSmall = /元|块|角|毛|分|yuan|jiao|fen|rmb/gi;
const word = /[\p{L}\p{M}\p{Nl}\p{No}]/u;

/**
 * Reads an amount as a person does: 20.50, 20元50 and 20 50 begin with 20, and are never 2050. What
 * means another number, such as 1万, 5k, 1e3 or -5, is none.
 */
export function readYuan(typed: string, kind: YuanKind): TypedYuan {
  const text = withPlainDigits(typed)
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  if (text === '') return { amountInFen: undefined, plain: '', said: undefined };
  if (text.length > mostLetters) return unread;
  const marked = text.replace(mark, '');
  const [read = ''] = number.exec(marked) ?? [];
  const digits = read.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  const after = marked.slice(read.length);
  if (digits === '' && !point.test(after)) return unread;
  return kind === 'whole' ? readWhole(digits || '0', after) : readFen(digits || '0', after);
}

const unread: TypedYuan = { amountInFen: undefined, plain: '', said: 'unread' };

function readWhole(digits: string, after: string): TypedYuan {
  const rest = after.replace(unit, '');
  // 20元5角 begins with 20 yuan, 5角 with none.
  const known = rest === after ? units : unitsAndSmall;
  if (word.test(rest.replaceAll(known, ''))) return unread;
  const plain = digits.slice(0, mostDigits.whole);
  const said = rest !== '' || plain !== digits ? 'cut' : undefined;
  return { amountInFen: Number(plain) * 100, plain, said };
}

function readFen(digits: string, after: string): TypedYuan {
  const exact = fenAndUnit.exec(after);
  if (!exact || digits.length > mostDigits.fen) return unread;
  const [, fen = ''] = exact;
  const amountInFen = Number(digits) * 100 + Number(fen.padEnd(2, '0'));
  return { amountInFen, plain: fen === '' ? digits : `${digits}.${fen}`, said: undefined };
}

/** Finds the amount where all that was typed is that amount, and it is more than nothing. */
export function typedYuanInFen(typed: string, kind: YuanKind): number | undefined {
  const { amountInFen, said } = readYuan(typed, kind);
  return said ? undefined : amountInFen || undefined;
}

/** Writes digits of any writing, such as the wide ones of Chinese keyboards, as plain ones. */
export function withPlainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, plainDigit);
}

/** The digits of a writing stand in a row from its zero on, and rows stand apart or row after row. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}
