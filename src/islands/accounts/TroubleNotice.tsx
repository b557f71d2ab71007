import type { Trouble } from '#src/components/accounts/sign-in-view.ts';

/** What is wrong with more than one field, read out at once. */
export function TroubleNotice({ trouble }: { trouble: Trouble | undefined }) {
  if (!trouble?.message) return null;
  return (
    <p className="notice alarm" role="alert">
      {trouble.message}
    </p>
  );
}
