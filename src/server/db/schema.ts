import type { ActivitySchema } from './tables/activity-tables.ts';
import type { AttributionSchema } from './tables/attribution-tables.ts';
import type { CaseSchema } from './tables/case-tables.ts';
import type { ChanceTables } from './tables/chance-tables.ts';
import type { CloneSchema } from './tables/clone-tables.ts';
import type { CommentSchema } from './tables/comment-tables.ts';
import type { DiscussionSchema } from './tables/discussion-tables.ts';
import type { DonationSchema } from './tables/donation-tables.ts';
import type { ExperimentTables } from './tables/experiment-tables.ts';
import type { KindSchema } from './tables/kind-tables.ts';
import type { LeadSchema } from './tables/lead-tables.ts';
import type { MediaSchema } from './tables/media-tables.ts';
import type { MessageSchema } from './tables/message-tables.ts';
import type { MoneySchema } from './tables/money-tables.ts';
import type { MonthlySchema } from './tables/monthly-tables.ts';
import type { PaperTables } from './tables/paper-tables.ts';
import type { RefundSchema } from './tables/passing-tables.ts';
import type { PayoutSchema } from './tables/payout-tables.ts';
import type { PeopleSchema } from './tables/people-tables.ts';
import type { PointTables } from './tables/point-tables.ts';
import type { ProgressTables } from './tables/progress-tables.ts';
import type { RaisingSchema } from './tables/raising-tables.ts';
import type { ReconciliationSchema } from './tables/refund-tables.ts';
import type { ReviewSchema } from './tables/review-tables.ts';
import type { SharingSchema } from './tables/sharing-tables.ts';
import type { TracingSchema } from './tables/tracing-tables.ts';
import type { VenueTables } from './tables/venue-tables.ts';
import type { VerificationSchema } from './tables/verification-tables.ts';
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
 * It holds every table, for both engines. Ids are text, money is integer fen, instants are epoch
 * milliseconds, flags are 0/1, JSON is text behind `json.ts`. Columns that are not public are
 * `secret` (sealed, found by blind index), `personal` (masked) or `published` (by their owner).
 */
export type Schema = ActivitySchema &
  AttributionSchema &
  CaseSchema &
  ChanceTables &
  CloneSchema &
  CommentSchema &
  DiscussionSchema &
  DonationSchema &
  ExperimentTables &
  KindSchema &
  LeadSchema &
  MediaSchema &
  MessageSchema &
  MoneySchema &
  MonthlySchema &
  PaperTables &
  PayoutSchema &
  PeopleSchema &
  PointTables &
  ProgressTables &
  RaisingSchema &
  ReconciliationSchema &
  RefundSchema &
  ReviewSchema &
  SharingSchema &
  TracingSchema &
  VenueTables &
  VerificationSchema &
  WishTables &
  WorkTables;
