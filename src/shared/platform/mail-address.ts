const sign = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]";
const before = new RegExp(`^${sign}+(?:\\.${sign}+)*$`, 'u');
const part = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const last = /^(?:\p{L}{2,63}|xn--[a-z\d-]{2,59})$/iu;

export const maxMailLength = 254;
const maxNameLength = 64;

/** A letter can go to a name, the sign, and a place of at least two parts. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const name = text.slice(0, Math.max(at, 0));
  const place = text.slice(at + 1).split('.');
  return (
    text.length <= maxMailLength &&
    name.length <= maxNameLength &&
    before.test(name) &&
    place.length > 1 &&
    place.every((one) => part.test(one)) &&
    last.test(place[place.length - 1] ?? '')
  );
}

/** Shows its first sign and its place, the only form in which an address is shown. */
export function maskMail(address: string): string {
  return address.replace(/^(.).*@/u, '$1***@');
}
