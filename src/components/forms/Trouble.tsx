import type { ReactNode } from 'react';

type Props = {
  /** A control that the words are about is described by it. */
  id?: string;
  words: string | undefined;
  /** Calls its reader back from the button beside it, and from nowhere else. */
  takesFocus?: boolean;
  /** Leads out of it, where something does. */
  children?: ReactNode;
};

/** Says why a tap did nothing, or what stands against it; it is read aloud as it comes. */
export function Trouble({ id, words, takesFocus, children }: Props) {
  if (!words) return null;
  return (
    <p
      className="error"
      id={id}
      role="alert"
      tabIndex={takesFocus ? -1 : undefined}
      ref={takesFocus ? focusFromBeside : undefined}
    >
      {words} {children}
    </p>
  );
}

/** Some browsers give a tapped button no focus: then nothing has it. */
function focusFromBeside(trouble: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isBeside = trouble?.parentElement?.contains(activeElement);
  if (isBeside || activeElement === body) trouble?.focus();
}
