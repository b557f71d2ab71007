import type { Make } from './notification-parts.ts';
import { seal, withAmount, withText } from './sealed-parts.ts';

/** They are well signed, but not what the bank would ever write. */
export const senselessKinds: Record<string, Make> = {
  'a signed empty body': (parts) => seal(parts, ''),
  'a signed null': (parts) => seal(parts, 'null'),
  'a signed list': withText((text) => `[${text}]`),
  'a signed number beyond a double': (parts) => seal(parts, '1e999'),
  'a signed notification within another': withText((text) => `{"notification":${text}}`),
  'signed depth': (parts) => seal(parts, '['.repeat(40_000)),
  'signed bytes that are no text': (parts) => seal(parts, new Uint8Array([0xff, 0xfe, 0x7b])),
  'a signed byte order mark': withText((text) => `\ufeff${text}`),
  'signed spaces': withText((text) => text.replaceAll(',', ', ')),
  'a signed key that stands twice': withText((text) => text.replace('{', '{"mchid":"x",')),
  'a signed key of no meaning': withText((text) => text.replace('{', '{"bonus":1,')),
  'signed prototype games': withText((text) =>
    text.replace('{', '{"__proto__":{"status":"SUCCESS"},'),
  ),
  'a signed notification without an amount': withText((text) => text.replace('"total":2000,', '')),
  'a signed amount of 0': withAmount('0'),
  'a signed negative amount': withAmount('-2000'),
  'a signed amount of minus nothing': withAmount('-0'),
  'a signed amount with a fraction': withAmount('2000.5'),
  'a signed amount written as a float': withAmount('2000.0'),
  'a signed amount written with an exponent': withAmount('2e3'),
  'a signed amount as text': withAmount('"2000"'),
  'a signed amount beyond a double': withAmount('1e999'),
  'a signed amount beyond exact integers': withAmount('9007199254740993'),
  'a signed amount in other digits': withAmount('２０００'),
  'a signed amount of null': withAmount('null'),
  'a signed status nobody knows': withText((text) => text.replace('SUCCESS', 'PAID')),
  'a signed status in small letters': withText((text) => text.replace('SUCCESS', 'success')),
  'a signed time of payment in another zone': withText((text) =>
    text.replace(/"success_time":"[^"]+"/, '"success_time":"2026-11-20T04:01:00.000Z"'),
  ),
  'a signed time of payment that is none': withText((text) =>
    text.replace(/"success_time":"[^"]+"/, '"success_time":"yesterday"'),
  ),
  'a signed notification in escapes': withText((text) => text.replace('SUCCESS', '\\u0053UCCESS')),
};
