import { signForm } from '#src/server/payments/sandbox/dialects/sign-form.ts';
import { altered, good, type Make, tell, withBody } from './notification-parts.ts';

const windowMs = 5 * 60_000;

/** Changes a form after it was signed. */
function alteredForm(change: (form: URLSearchParams) => void): Make {
  return altered(({ body }) => {
    const form = new URLSearchParams(String(body));
    change(form);
    return { body: form.toString() };
  });
}

/** Changes a form that the bank then signs. */
function withFields(changes: Record<string, string>): Make {
  return (parts) => {
    const sent = good(parts);
    const {
      sign: _,
      sign_type: __,
      ...fields
    } = Object.fromEntries(new URLSearchParams(String(sent.body)));
    const form = signForm(parts.party.secret, { ...fields, ...changes });
    return { ...sent, body: form.toString() };
  };
}

const withAmount = (total_amount: string): Make => withFields({ total_amount });

/** These are forms whose signature does not prove them, whatever they say. */
export const forgedForms: Record<string, Make> = {
  'no signature': alteredForm((form) => form.delete('sign')),
  'an empty signature': alteredForm((form) => form.set('sign', '')),
  'a signature cut short': alteredForm((form) =>
    form.set('sign', form.get('sign')?.slice(1) ?? ''),
  ),
  'a signature by another secret': (parts) =>
    tell(parts, parts.notification, { secret: 'x'.repeat(32) }),
  'a signature by an empty secret': (parts) => tell(parts, parts.notification, { secret: '' }),
  'another kind of signature': alteredForm((form) => form.set('sign_type', 'RSA')),
  'no kind of signature': alteredForm((form) => form.delete('sign_type')),
  'the signature of another form': altered(({ body }, parts) => {
    const form = new URLSearchParams(String(body));
    const other = new URLSearchParams(String(tell(parts, parts.other).body));
    form.set('sign', other.get('sign') ?? '');
    return { body: form.toString() };
  }),
  'an amount changed after signing': alteredForm((form) => form.set('total_amount', '90.00')),
  'a field added after signing': alteredForm((form) => form.append('bonus', '1')),
  'a field that stands twice': alteredForm((form) => form.append('total_amount', '20.00')),
  'a field taken away': alteredForm((form) => form.delete('app_id')),
  'an old form': (parts) => tell(parts, parts.notification, { now: parts.now - windowMs - 1 }),
  'a form of the future': (parts) =>
    tell(parts, parts.notification, { now: parts.now + windowMs + 1 }),
  'a form cut short': withBody((text) => text.slice(0, -5)),
  'an empty form': withBody(() => ''),
  'a form as JSON': withBody((text) =>
    JSON.stringify(Object.fromEntries(new URLSearchParams(text))),
  ),
};

/** They are well signed, but not what the bank would ever write. */
export const senselessForms: Record<string, Make> = {
  'a signed empty form': (parts) => ({
    ...good(parts),
    body: signForm(parts.party.secret, {}).toString(),
  }),
  'a signed amount of 0': withAmount('0.00'),
  'a signed negative amount': withAmount('-20.00'),
  'a signed amount with three places': withAmount('20.000'),
  'a signed amount with an exponent': withAmount('2e1'),
  'a signed amount with a comma': withAmount('2,000.00'),
  'a signed amount with a leading zero': withAmount('020.00'),
  'a signed amount with a sign': withAmount('+20.00'),
  'a signed amount with a space': withAmount(' 20.00'),
  'a signed amount in other digits': withAmount('２０.00'),
  'a signed amount without digits before the point': withAmount('.20'),
  'a signed amount of nothing': withAmount(''),
  'a signed amount beyond exact integers': withAmount('99999999999999.99'),
  'a signed status nobody knows': withFields({ trade_status: 'TRADE_PAID' }),
  'a signed status in small letters': withFields({ trade_status: 'trade_success' }),
  'a signed status of the prototype': withFields({ trade_status: 'constructor' }),
  'a signed time of payment that is none': withFields({ gmt_payment: 'yesterday' }),
  'a signed time of sending that is none': withFields({ notify_time: 'now' }),
};

/** They say the same in other words: all of them are true. */
export const sameForms: Record<string, Make> = {
  'an amount without places': withAmount('20'),
  'an amount with one place': withAmount('20.0'),
};
