const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

/** Writes an amount as Chinese papers do, so that no digit can be changed: 壹佰零伍元整. */
export function amountInWords(amountInFen: number): string {
  const wholeYuan = Math.floor(amountInFen / 100);
  const [jiao = 0, fen = 0] = [Math.floor((amountInFen % 100) / 10), amountInFen % 10];
  const head = wholeYuan > 0 ? `${wholeInWords(wholeYuan)}元` : '';
  if (jiao === 0 && fen === 0) return `${head}整`;
  const tail = fen > 0 ? `${digits[fen]}分` : '整';
  if (jiao > 0) return `${head}${digits[jiao]}角${tail}`;
  return head ? `${head}零${tail}` : tail;
}

/** Writes it in groups of four digits; a zero is said once between digits that are not. */
function wholeInWords(number: number): string {
  let said = '';
  let isGap = false;
  for (let place = String(number).length - 1; place >= 0; place -= 1) {
    const digit = Math.floor(number / 10 ** place) % 10;
    const group = Math.floor(number / 10 ** (place - (place % 4))) % 10_000;
    if (digit === 0) isGap = true;
    else {
      said += (isGap && said ? '零' : '') + digits[digit] + places[place % 4];
      isGap = false;
    }
    if (place % 4 === 0 && group > 0) said += groups[place / 4];
  }
  return said;
}
