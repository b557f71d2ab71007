import type { VerifierKind } from './verifier-kinds.ts';

/** An account this old has shown that it was not made for one verification. */
export const trustedAccountAgeMs = 5 * 60_000;

/** This is what the rule of trust looks at. */
export type TrustQuestion = {
  kind: VerifierKind;
  realName: string;
  hospital: string;
  phoneBound: boolean;
  /** Is it the account of the case's fundraiser, patient or payee? */
  isPartyAccount: boolean;
  /** These are names of fundraiser, patient and payee, as far as they are known unmasked. */
  partyNames: readonly string[];
  accountAgeMs: number;
  /** Was a code sent to the phone and given back in the session the verification came from? */
  phoneVerifiedThisSession: boolean;
  complaintUpheld: boolean;
};

export const trustGaps = [
  'phoneNotBound',
  'partyAccount',
  'partyName',
  'hospitalMissing',
  'accountTooNew',
  'complaintUpheld',
] as const;
export type TrustGap = (typeof trustGaps)[number];

/**
 * The rules of trust keep a verification from being counted and shown. Where none does, it counts.
 * That there is one a person and case is the matter of two unique indexes.
 */
export function findTrustGaps(asked: TrustQuestion): TrustGap[] {
  const known = asked.accountAgeMs >= trustedAccountAgeMs || asked.phoneVerifiedThisSession;
  const met: Record<TrustGap, boolean> = {
    phoneNotBound: asked.phoneBound,
    partyAccount: !asked.isPartyAccount,
    partyName: !asked.partyNames.some((name) => isSameName(name, asked.realName)),
    hospitalMissing: asked.kind !== 'doctor' || asked.hospital.trim() !== '',
    accountTooNew: known,
    complaintUpheld: !asked.complaintUpheld,
  };
  return trustGaps.filter((gap) => !met[gap]);
}

/** A masked name says too little to be held against anyone. */
function isSameName(name: string, realName: string): boolean {
  const bare = bareName(name);
  return bare !== '' && !name.includes('*') && bare === bareName(realName);
}

function bareName(name: string): string {
  return name.replaceAll(/[\s·.．•‧・]/g, '');
}
