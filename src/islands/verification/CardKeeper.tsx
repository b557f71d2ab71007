import type { CardKeeperProps } from '#src/components/verification/card-keeper-props.ts';
import { FormFoot } from '#src/islands/forms/FormFoot.tsx';
import { handingInCard } from '#src/stores/verification/hand-in-card.ts';

/** Draws the foot of the form for a work card, whose photos the page draws. */
export function CardKeeper(props: CardKeeperProps) {
  return <FormFoot id="work-card" flow={handingInCard} {...props} />;
}
