import * as v from 'valibot';
import { maskedName } from '#src/shared/cases/display.ts';
import { fieldProblemsOf } from '#src/shared/contract/field-problems.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import {
  holderOf,
  maskedNumber,
  numberOf,
  type PayeeAccount,
} from '#src/shared/raising/payee-account.ts';
import type { ConsentGiver } from '#src/shared/raising/sheet-choices.ts';
import { changedAccount, sheets } from '#src/shared/raising/sheets.ts';

type Read = { account: PayeeAccount; papers?: readonly string[]; consent?: ConsentGiver };

const ofPerson = v.strictObject({ kind: v.literal('person'), ...changedAccount });
const ofHospital = v.strictObject({
  kind: v.literal('hospital'),
  ...sheets.hospitalPayee.entries,
});

/**
 * Reads an account that came as text, by the rules of the forms; what is wrong is told by their
 * names.
 */
export function readPayee(text: string): Read {
  const raw = objectOf(text);
  const read = v.safeParse(raw.kind === 'hospital' ? ofHospital : ofPerson, raw);
  if (!read.success) {
    throw new Problem('inputInvalid', { fields: fieldProblemsOf(read.issues, raw) });
  }
  if (read.output.kind === 'hospital') {
    const { agreed: _, ...account } = read.output;
    return { account };
  }
  const { consent, papers, agreed: _, ...account } = read.output;
  return { account, papers, consent };
}

/** Shows as much of an account as its family is shown again. */
export function maskedPayeeOf(account: PayeeAccount) {
  const holder = holderOf(account);
  return {
    maskedName: account.kind === 'person' ? maskedName(holder) : holder,
    maskedAccount: maskedNumber(numberOf(account)),
    bankName: account.bankName,
  };
}

function objectOf(text: string): Record<string, unknown> {
  try {
    const raw: unknown = JSON.parse(text);
    if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) {
      return raw as Record<string, unknown>;
    }
  } catch {
    // This is said below, as of any text that is no account.
  }
  throw new Problem('inputInvalid', { fields: { payee: 'malformed' } });
}
