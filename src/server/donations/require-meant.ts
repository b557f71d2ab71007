import { Problem } from '#src/shared/contract/problem.ts';
import { isToBeAsked } from '#src/shared/donations/amounts.ts';

type Form = Readonly<Record<string, string>>;

/** A form without script says once more that a sum far above what people give is meant. */
export function requireMeant({ meantInFen }: Form, amountInFen: string | undefined): void {
  if (isToBeAsked(Number(amountInFen), Number(meantInFen)))
    throw new Problem('inputInvalid', { fields: { meantInFen: 'required' } });
}
