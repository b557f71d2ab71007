import { type RefObject, useEffect } from 'react';
import { stepEvent } from '#src/components/platform/in-page/step-event.ts';
import type { FormState } from '#src/stores/form-flow.ts';

/** Tells the page of each step of a form, from the form's own place. */
export function useTold(tied: RefObject<HTMLFormElement | null>, step: FormState['step']): void {
  useEffect(() => {
    tied.current?.dispatchEvent(new CustomEvent(stepEvent, { bubbles: true, detail: step }));
  }, [tied, step]);
}
