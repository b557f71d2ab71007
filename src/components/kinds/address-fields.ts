import type { PlainField } from '#src/components/forms/plain-form-props.ts';
import type { Address } from '#src/shared/kinds/gear-order.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

/** Answers the fields for where a thing goes, filled with what is known. */
export function addressFieldsOf(known: Address | null, locale: Locale): PlainField[] {
  const { kinds: t } = textsOf(locale);
  const fields = [
    { name: 'name', label: t.name, maxLength: 20, autoComplete: 'name' },
    { name: 'mobile', label: t.mobile, maxLength: 20, autoComplete: 'tel', inputMode: 'tel' },
    { name: 'region', label: t.region, maxLength: 60, autoComplete: 'address-level1' },
    { name: 'street', label: t.street, maxLength: 120, autoComplete: 'address-line1' },
  ] as const;
  return fields.map((field) => ({ ...field, value: known?.[field.name] }));
}
