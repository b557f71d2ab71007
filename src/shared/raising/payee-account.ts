import type { IdType } from './identity/id-types.ts';
import type { RelationPaper } from './relation-papers.ts';

/** An account money can be paid to. Every field but the kind and relation is secret. */
export type PersonAccount = {
  kind: 'person';
  relation: string;
  /** By which of the papers it is proved, where that was said. */
  relationPaper?: RelationPaper | undefined;
  name: string;
  /** Of what the number is; of an identity card where it is not said. */
  idType?: IdType | undefined;
  idCard: string;
  mobile: string;
  bankName: string;
  bankCard: string;
};

export type HospitalAccount = {
  kind: 'hospital';
  hospital: string;
  department: string;
  account: string;
  bankName: string;
  /** By which the hospital's cashier finds the patient. */
  bedNo: string;
};

export type PayeeAccount = PersonAccount | HospitalAccount;
export type PayeeKind = PayeeAccount['kind'];

/** The number money goes to. */
export function numberOf(account: PayeeAccount): string {
  return account.kind === 'person' ? account.bankCard : account.account;
}

/** Who owns the account, as banks call it. */
export function holderOf(account: PayeeAccount): string {
  return account.kind === 'person' ? account.name : account.hospital;
}

/** The last four digits, the only ones that are shown. */
export function maskedNumber(number: string): string {
  return `**** ${number.slice(-4)}`;
}
