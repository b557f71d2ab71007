import type { ExplanationKeeperProps } from '#src/components/discussions/explanation-keeper-props.ts';
import { FormFoot } from '#src/islands/forms/FormFoot.tsx';
import { explanationForm } from '#src/stores/discussions/discussion.ts';

/** Draws the foot of the form of an explanation, which the page draws. */
export function ExplanationKeeper(props: ExplanationKeeperProps) {
  return <FormFoot id="explanation" flow={explanationForm} {...props} />;
}
