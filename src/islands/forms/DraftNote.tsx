import type { UsedForm } from './use-form.ts';

type Props = { form: UsedForm; restored?: string | undefined; kept?: string | undefined };

/** Says that what was typed is safe, or has come back. */
export function DraftNote({ form, restored = '', kept = '' }: Props) {
  const words = { none: '', kept, restored }[form.draft];
  return (
    <p className="soft" role="status" hidden={words === ''}>
      {words}
    </p>
  );
}
