import type { AnswerKeeperProps } from '#src/components/raiser/answer-keeper-props.ts';
import { FormFoot } from '#src/islands/forms/FormFoot.tsx';
import { answeringStaff } from '#src/stores/desk/staff-answer.ts';

/** Draws the foot of an answer to staff, whose form the page draws. */
export function AnswerKeeper(props: AnswerKeeperProps) {
  return <FormFoot id="staff-answer" flow={answeringStaff} {...props} />;
}
