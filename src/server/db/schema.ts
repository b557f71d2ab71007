import type {
  CaseFactsTable,
  CaseFundsTable,
  CasePicturesTable,
  CasesTable,
} from './case-tables.ts';
import type { CommentsTable, LikesTable } from './comment-tables.ts';
import type {
  DonationsTable,
  GatewayReceiptsTable,
  PaymentQuarantineTable,
  PaymentsTable,
} from './donation-tables.ts';
import type {
  LedgerAccountsTable,
  LedgerEntriesTable,
  LedgerTransfersTable,
  RefundsTable,
  WithdrawalsTable,
} from './money-tables.ts';
import type {
  MessagingAccountsTable,
  RateCountersTable,
  SessionsTable,
  StaffRolesTable,
  UsersTable,
  VerifyCodesTable,
} from './people-tables.ts';
import type {
  SharesTable,
  ShareVisitsTable,
  ShareWordsTable,
  ShortLinksTable,
} from './sharing-tables.ts';
import type { CaseMaterialsTable, CaseMilestonesTable } from './tracing-tables.ts';
import type { VerificationComplaintsTable, VerificationsTable } from './verification-tables.ts';
import type { IdempotencyKeysTable, JobsTable, SwitchesTable } from './work-tables.ts';

export type * from './case-tables.ts';
export type * from './comment-tables.ts';
export type * from './donation-tables.ts';
export type * from './money-tables.ts';
export type * from './people-tables.ts';
export type * from './sharing-tables.ts';
export type * from './tracing-tables.ts';
export type * from './verification-tables.ts';
export type * from './work-tables.ts';

/**
 * Every table, for both engines. Ids are text, money is integer fen, instants are epoch
 * milliseconds, flags are 0/1, JSON is text behind `json.ts`. Column classes, where not public:
 * `secret` (sealed, found by blind index), `personal` (masked wherever shown), `published`
 * (shown once its owner published it).
 */
export type Schema = {
  users: UsersTable;
  sessions: SessionsTable;
  verify_codes: VerifyCodesTable;
  messaging_accounts: MessagingAccountsTable;
  staff_roles: StaffRolesTable;
  rate_counters: RateCountersTable;
  cases: CasesTable;
  case_funds: CaseFundsTable;
  case_facts: CaseFactsTable;
  case_pictures: CasePicturesTable;
  case_materials: CaseMaterialsTable;
  case_milestones: CaseMilestonesTable;
  donations: DonationsTable;
  payments: PaymentsTable;
  gateway_receipts: GatewayReceiptsTable;
  payment_quarantine: PaymentQuarantineTable;
  withdrawals: WithdrawalsTable;
  refunds: RefundsTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_transfers: LedgerTransfersTable;
  ledger_entries: LedgerEntriesTable;
  comments: CommentsTable;
  likes: LikesTable;
  verifications: VerificationsTable;
  verification_complaints: VerificationComplaintsTable;
  idempotency_keys: IdempotencyKeysTable;
  jobs: JobsTable;
  switches: SwitchesTable;
  shares: SharesTable;
  share_visits: ShareVisitsTable;
  share_words: ShareWordsTable;
  short_links: ShortLinksTable;
};
