type Props = {
  /** Why the act was taken back, if it was. */
  words: string | undefined;
};

/**
 * Why a small act such as a like was taken back, beside its button. It takes the focus from there
 * and from nowhere else: who went on to write is not called away, and still hears it.
 */
export function ActTrouble({ words }: Props) {
  if (!words) return null;
  return (
    <p className="error" role="alert" tabIndex={-1} ref={focusFromBeside}>
      {words}
    </p>
  );
}

/** Some browsers give a tapped button no focus: then nothing has it. */
function focusFromBeside(trouble: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isBeside = trouble?.parentElement?.contains(activeElement);
  if (isBeside || activeElement === body) trouble?.focus();
}
