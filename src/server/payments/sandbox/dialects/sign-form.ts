import { createHmac } from 'node:crypto';
import { isSame } from '#src/server/platform/is-same.ts';

const signType = 'HMAC-SHA256';
const unsigned = ['sign', 'sign_type'];

/** Signs a form as it is read, not as it is written: `name=value` by name, joined by `&`. */
export function signForm(secret: string, fields: Record<string, string>): URLSearchParams {
  const form = new URLSearchParams({ ...fields, sign_type: signType });
  form.set('sign', signatureOf(secret, form));
  return form;
}

/** Tells whether these very fields were signed, each of them once and none left out. */
export function isFormSigned(secret: string, form: URLSearchParams): boolean {
  const names = [...form.keys()];
  if (new Set(names).size !== names.length) return false;
  if (form.get('sign_type') !== signType) return false;
  return isSame(signatureOf(secret, form), form.get('sign') ?? '');
}

function signatureOf(secret: string, form: URLSearchParams): string {
  const signed = [...form]
    .filter(([name, value]) => !unsigned.includes(name) && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return createHmac('sha256', secret).update(signed.join('&')).digest('base64');
}
