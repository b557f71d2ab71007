/**
 * A browser would cut what is pasted where a field is full, and say nothing. All of it stays, and what
 * is too long is told like any other fault.
 */
export function keepPasted(): void {
  document.addEventListener('paste', ({ target }) =>
    // Some browsers name the words that are pasted over, which have none.
    (target as Partial<Element>).removeAttribute?.('maxlength'),
  );
}
