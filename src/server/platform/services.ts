import type { Logger } from 'pino';
import type { MessagingDriver } from '#src/server/channels/messaging-driver.ts';
import type { MessagingTicketSource } from '#src/server/channels/messaging-ticket-source.ts';
import type { NoticeDriver } from '#src/server/channels/notice-driver.ts';
import type { SmsDriver } from '#src/server/channels/sms-driver.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Media } from '#src/server/media/object-store.ts';
import type { Gateways } from '#src/server/payments/gateways.ts';
import type { PayoutGateway } from '#src/server/payments/payout-gateway.ts';
import type { Config } from './config.ts';
import type { Keys } from './keys.ts';
import type { Metrics } from './metrics.ts';
import type { PageTags } from './page-tags.ts';
import type { SharedCounter } from './spend-budget.ts';
import type { VisitTally } from './visit-tally.ts';

/** The parts a running process is made of; opened once, handed to every request. */
export type Services = {
  config: Config;
  db: Database;
  keys: Keys;
  log: Logger;
  metrics: Metrics;
  /** Where pictures are kept. */
  media: Media;
  /** Where payments go, by name. */
  gateways: Gateways;
  /** The custody bank that payouts leave from. */
  payouts: PayoutGateway;
  sms: SmsDriver;
  /** Sends notices outside of the message centre. */
  noticeDriver: NoticeDriver;
  messaging: MessagingDriver | undefined;
  messagingTickets: MessagingTicketSource | undefined;
  /** Pages of the sandbox parts, below /sandbox; demo only. */
  sandbox: { fetch(request: Request): Response | Promise<Response> } | undefined;
  pageTags: PageTags;
  /** Counts requests for budgets, with Redis across nodes. */
  counter: SharedCounter;
  /** Visits of case pages that wait to be written. */
  visits: VisitTally;
  /** The clock of routes and jobs; tests set it. */
  now(): number;
  /** Wakes the job runner after an outbox write. */
  wakeJobs(): void;
};
