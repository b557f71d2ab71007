import type { ActivitySchema } from './tables/activity-tables.ts';
import type { AttributionSchema } from './tables/attribution-tables.ts';
import type { CaseSchema } from './tables/case-tables.ts';
import type { ChanceTables } from './tables/chance-tables.ts';
import type { CloneChecksTable, CloneHitsTable, StoryPrintsTable } from './tables/clone-tables.ts';
import type { CommentSchema } from './tables/comment-tables.ts';
import type { DiscussionSchema } from './tables/discussion-tables.ts';
import type {
  DonationsTable,
  GatewayReceiptsTable,
  PaymentQuarantineTable,
  PaymentsTable,
} from './tables/donation-tables.ts';
import type { ExperimentTables } from './tables/experiment-tables.ts';
import type { GearOrdersTable, GearsTable, UserAddressesTable } from './tables/kind-tables.ts';
import type { LeadSchema } from './tables/lead-tables.ts';
import type { ImagesTable } from './tables/media-tables.ts';
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
} from './tables/message-tables.ts';
import type {
  LedgerAccountsTable,
  LedgerEntriesTable,
  LedgerTransfersTable,
  WithdrawalsTable,
} from './tables/money-tables.ts';
import type { MonthlySchema } from './tables/monthly-tables.ts';
import type { PaperTables } from './tables/paper-tables.ts';
import type { RefundSchema } from './tables/passing-tables.ts';
import type {
  FundUsesTable,
  GatewayMovesTable,
  PayoutsTable,
  SettlementsTable,
  WithdrawalInstalmentsTable,
  WithdrawalObjectionsTable,
} from './tables/payout-tables.ts';
import type { PeopleSchema } from './tables/people-tables.ts';
import type { PointTables } from './tables/point-tables.ts';
import type { ProgressTables } from './tables/progress-tables.ts';
import type { RaisingSchema } from './tables/raising-tables.ts';
import type {
  DifferencesTable,
  GatewayBillsTable,
  LedgerTurnoverTable,
} from './tables/refund-tables.ts';
import type { ReviewSchema } from './tables/review-tables.ts';
import type { SharingSchema } from './tables/sharing-tables.ts';
import type { CaseMaterialsTable, CaseMilestonesTable } from './tables/tracing-tables.ts';
import type { VenueTables } from './tables/venue-tables.ts';
import type {
  VerificationComplaintsTable,
  VerificationsTable,
} from './tables/verification-tables.ts';
import type { WishTables } from './tables/wish-tables.ts';
import type { WorkTables } from './tables/work-tables.ts';

export type * from './tables/attribution-tables.ts';
export type * from './tables/case-tables.ts';
export type * from './tables/clone-tables.ts';
export type * from './tables/comment-tables.ts';
export type * from './tables/donation-tables.ts';
export type * from './tables/experiment-tables.ts';
export type * from './tables/kind-tables.ts';
export type * from './tables/media-tables.ts';
export type * from './tables/message-tables.ts';
export type * from './tables/money-tables.ts';
export type * from './tables/monthly-tables.ts';
export type * from './tables/paper-tables.ts';
export type * from './tables/payout-tables.ts';
export type * from './tables/people-tables.ts';
export type * from './tables/point-tables.ts';
export type * from './tables/progress-tables.ts';
export type * from './tables/raising-tables.ts';
export type * from './tables/refund-tables.ts';
export type * from './tables/review-tables.ts';
export type * from './tables/sharing-tables.ts';
export type * from './tables/tracing-tables.ts';
export type * from './tables/venue-tables.ts';
export type * from './tables/verification-tables.ts';
export type * from './tables/wish-tables.ts';
export type * from './tables/work-tables.ts';

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
