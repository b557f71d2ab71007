import { arriving } from './arriving.ts';
import { banking } from './banking.ts';
import { choosing } from './choosing.ts';
import { directing } from './directing.ts';
import { discussing } from './discussing.ts';
import { giving } from './giving.ts';
import { givingAside } from './giving-aside.ts';
import { givingMonthly } from './giving-monthly.ts';
import { holding } from './holding.ts';
import { matching } from './matching.ts';
import { objecting } from './objecting.ts';
import type { Operation } from './operation.ts';
import { refunding } from './refunding.ts';
import { restoring } from './restoring.ts';
import { sending } from './sending.ts';
import { showing } from './showing.ts';
import { supporting } from './supporting.ts';
import { tellingWrong } from './telling-wrong.ts';
import { withdrawing } from './withdrawing.ts';
import { working } from './working.ts';

/** Histories are drawn from these. */
export const operations: readonly Operation[] = [
  ...giving,
  ...arriving,
  ...banking,
  ...matching,
  ...directing,
  ...givingAside,
  ...holding,
  ...tellingWrong,
  ...working,
  ...withdrawing,
  ...objecting,
  ...discussing,
  ...refunding,
  ...choosing,
  ...sending,
  ...restoring,
  ...showing,
  ...givingMonthly,
  ...supporting,
];

/** This is a theft no plan draws, by which the simulator itself is tested. */
const pilfer: Operation = {
  name: 'pilfer',
  weight: 0,
  run: async ({ raw }) => {
    raw.exec(`insert into ledger_accounts (id, kind, balance_in_fen) values ('L', 'L', 1)
      on conflict (id) do update set balance_in_fen = balance_in_fen + 1`);
  },
};

export const operationOf = new Map(
  [...operations, pilfer].map((operation) => [operation.name, operation]),
);
