import { useStore } from '@nanostores/react';
import { CodeForm, type CodeFormProps } from '#src/islands/forms/CodeForm.tsx';
import {
  $lostNumbers,
  askingLostCode,
  askingPhoneChange,
} from '#src/stores/accounts/lost-phone.ts';

/** Asks for another phone by a code to that; the page says what follows. */
export function LostPhoneForm({ give, ...props }: CodeFormProps) {
  const numbers = useStore($lostNumbers, { ssr: 'initial' });
  const withNumbers = { ...give, hidden: { ...give.hidden, ...numbers } };
  return (
    <CodeForm sending={askingLostCode} giving={askingPhoneChange} {...props} give={withNumbers} />
  );
}
