import { Problem } from '#src/shared/contract/problem.ts';
import { isToBeAsked, type Room } from '#src/shared/donations/amounts.ts';

type Form = Readonly<Record<string, string>>;

type Given = { amountInFen: string | undefined; roomInFen?: Room };

/**
 * A form without script says once more that a sum is meant which is far above what people give, or
 * above what its case can use.
 */
export function requireMeant({ meantInFen }: Form, { amountInFen, roomInFen }: Given): void {
  if (isToBeAsked(Number(amountInFen), { meantInFen: Number(meantInFen), roomInFen }))
    throw new Problem('inputInvalid', { fields: { meantInFen: 'required' } });
}
