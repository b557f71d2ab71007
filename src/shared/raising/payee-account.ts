import type { IdType } from './identity/id-types.ts';
import type { RelationPaper } from './relation-papers.ts';

/** This is an account money can be paid to. Every field but the kind and relation is secret. */
export type PersonAccount = {
  kind: 'person';
  relation: string;
  /** It is proved by this one of the papers, where that was said. */
  relationPaper?: RelationPaper | undefined;
  name: string;
  /** The number is of this; of an identity card where it is not said. */
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
  /** The hospital's cashier finds the patient by it. */
  bedNo: string;
};

export type PayeeAccount = PersonAccount | HospitalAccount;
export type PayeeKind = PayeeAccount['kind'];

/** Answers the number money goes to. */
export function numberOf(account: PayeeAccount): string {
  return account.kind === 'person' ? account.bankCard : account.account;
}

/** Tells who owns the account, as banks call it. */
export function holderOf(account: PayeeAccount): string {
  return account.kind === 'person' ? account.name : account.hospital;
}

/** Shows the last four digits, the only ones that are shown. */
export function maskedNumber(number: string): string {
  return `**** ${number.slice(-4)}`;
}
