import type { ActivitySchema } from './activity-tables.ts';
import type { AttributionSchema } from './attribution-tables.ts';
import type { CaseSchema } from './case-tables.ts';
import type { ChanceTables } from './chance-tables.ts';
import type { CloneChecksTable, CloneHitsTable, StoryPrintsTable } from './clone-tables.ts';
import type { CommentSchema } from './comment-tables.ts';
import type { DiscussionSchema } from './discussion-tables.ts';
import type {
  DonationsTable,
  GatewayReceiptsTable,
  PaymentQuarantineTable,
  PaymentsTable,
} from './donation-tables.ts';
import type { ExperimentTables } from './experiment-tables.ts';
import type { GearOrdersTable, GearsTable, UserAddressesTable } from './kind-tables.ts';
import type { LeadSchema } from './lead-tables.ts';
import type { ImagesTable } from './media-tables.ts';
import type {
  AdvisersTable,
  AdviserWordsTable,
  CaseFollowsTable,
  InquiriesTable,
  MailAddressesTable,
  NoticeMutesTable,
  NoticesTable,
  PushTargetsTable,
  ReportsTable,
} from './message-tables.ts';
import type {
  LedgerAccountsTable,
  LedgerEntriesTable,
  LedgerTransfersTable,
  WithdrawalsTable,
} from './money-tables.ts';
import type { MonthlySchema } from './monthly-tables.ts';
import type { PaperTables } from './paper-tables.ts';
import type { RefundSchema } from './passing-tables.ts';
import type {
  FundUsesTable,
  GatewayMovesTable,
  PayoutsTable,
  SettlementsTable,
  WithdrawalInstalmentsTable,
  WithdrawalObjectionsTable,
} from './payout-tables.ts';
import type { PeopleSchema } from './people-tables.ts';
import type { PointTables } from './point-tables.ts';
import type { ProgressTables } from './progress-tables.ts';
import type { RaisingSchema } from './raising-tables.ts';
import type { DifferencesTable, GatewayBillsTable, LedgerTurnoverTable } from './refund-tables.ts';
import type { ReviewSchema } from './review-tables.ts';
import type { SharingSchema } from './sharing-tables.ts';
import type { CaseMaterialsTable, CaseMilestonesTable } from './tracing-tables.ts';
import type { VenueTables } from './venue-tables.ts';
import type { VerificationComplaintsTable, VerificationsTable } from './verification-tables.ts';
import type { WishTables } from './wish-tables.ts';
import type { WorkTables } from './work-tables.ts';

export type * from './attribution-tables.ts';
export type * from './case-tables.ts';
export type * from './clone-tables.ts';
export type * from './comment-tables.ts';
export type * from './donation-tables.ts';
export type * from './experiment-tables.ts';
export type * from './kind-tables.ts';
export type * from './media-tables.ts';
export type * from './message-tables.ts';
export type * from './money-tables.ts';
export type * from './monthly-tables.ts';
export type * from './paper-tables.ts';
export type * from './payout-tables.ts';
export type * from './people-tables.ts';
export type * from './point-tables.ts';
export type * from './progress-tables.ts';
export type * from './raising-tables.ts';
export type * from './refund-tables.ts';
export type * from './review-tables.ts';
export type * from './sharing-tables.ts';
export type * from './tracing-tables.ts';
export type * from './venue-tables.ts';
export type * from './verification-tables.ts';
export type * from './wish-tables.ts';
export type * from './work-tables.ts';

/**
 * Every table, for both engines. Ids are text, money is integer fen, instants are epoch
 * milliseconds, flags are 0/1, JSON is text behind `json.ts`. Columns that are not public are
 * `secret` (sealed, found by blind index), `personal` (masked) or `published` (by their owner).
 */
export type Schema = ActivitySchema &
  AttributionSchema &
  CaseSchema &
  ExperimentTables &
  PeopleSchema &
  CommentSchema &
  DiscussionSchema &
  ReviewSchema &
  SharingSchema &
  RaisingSchema &
  LeadSchema &
  PaperTables &
  MonthlySchema &
  RefundSchema &
  ProgressTables &
  VenueTables &
  ChanceTables &
  PointTables &
  WishTables &
  WorkTables & {
    story_prints: StoryPrintsTable;
    clone_checks: CloneChecksTable;
    clone_hits: CloneHitsTable;
    case_materials: CaseMaterialsTable;
    case_milestones: CaseMilestonesTable;
    donations: DonationsTable;
    payments: PaymentsTable;
    gateway_receipts: GatewayReceiptsTable;
    payment_quarantine: PaymentQuarantineTable;
    withdrawals: WithdrawalsTable;
    withdrawal_instalments: WithdrawalInstalmentsTable;
    withdrawal_objections: WithdrawalObjectionsTable;
    payouts: PayoutsTable;
    gateway_moves: GatewayMovesTable;
    settlements: SettlementsTable;
    fund_uses: FundUsesTable;
    gateway_bills: GatewayBillsTable;
    differences: DifferencesTable;
    ledger_turnover: LedgerTurnoverTable;
    ledger_accounts: LedgerAccountsTable;
    ledger_transfers: LedgerTransfersTable;
    ledger_entries: LedgerEntriesTable;
    verifications: VerificationsTable;
    verification_complaints: VerificationComplaintsTable;
    images: ImagesTable;
    notices: NoticesTable;
    notice_mutes: NoticeMutesTable;
    push_targets: PushTargetsTable;
    mail_addresses: MailAddressesTable;
    case_follows: CaseFollowsTable;
    reports: ReportsTable;
    advisers: AdvisersTable;
    adviser_words: AdviserWordsTable;
    inquiries: InquiriesTable;
    gears: GearsTable;
    gear_orders: GearOrdersTable;
    user_addresses: UserAddressesTable;
  };
