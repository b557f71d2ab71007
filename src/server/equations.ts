import { activityEquations } from './activities/equations.ts';
import type { Equation } from './db/equation.ts';
import { donationEquations } from './donations/equations.ts';
import { ledgerEquations } from './ledger/equations.ts';
import { monthlyEquations } from './monthly/equations.ts';
import { keyEquation } from './platform/equation-of-keys.ts';
import { refundEquations } from './refunds/equations.ts';
import { withdrawalEquations } from './withdrawals/equations.ts';

/** These are every equation of money, each stated by the highest room whose tables it reads. */
export const equations: readonly Equation[] = [
  ...ledgerEquations,
  keyEquation,
  ...donationEquations,
  ...monthlyEquations,
  ...activityEquations,
  ...refundEquations,
  ...withdrawalEquations,
].toSorted((one, other) => one.equation - other.equation);
