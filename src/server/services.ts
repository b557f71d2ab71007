import type { Logger } from 'pino';
import type { FollowCheck } from './channels/http-follow-check.ts';
import type { MailDriver } from './channels/mail-driver.ts';
import type { MessagingDriver } from './channels/messaging-driver.ts';
import type { MessagingTicketSource } from './channels/messaging-ticket-source.ts';
import type { MiniProgramCodes } from './channels/mini-program-codes.ts';
import type { NoticeDriver } from './channels/notice-driver.ts';
import type { PushDriver } from './channels/push-driver.ts';
import type { SmsDriver } from './channels/sms-driver.ts';
import type { Equation } from './db/equation.ts';
import type { Media } from './media/object-store.ts';
import type { Gateways } from './payments/gateways.ts';
import type { PayoutBanks } from './payments/payout-banks.ts';
import type { SharedCounter } from './platform/budgets/spend-budget.ts';
import type { Config } from './platform/config/config.ts';
import type { Keys } from './platform/keys.ts';
import type { PageTags } from './platform/page-tags.ts';
import type { KeyedDatabase } from './platform/trail-key.ts';
import type { VisitTally } from './platform/visits/visit-tally.ts';
import type { Metrics } from './platform/watch/metrics.ts';
import type { ServiceWatch } from './platform/watch/service-watch.ts';

/** This is the parts a running process is made of; opened once, handed to every request. */
export type Services = {
  config: Config;
  /** It has the key of the audit trail; one without it is none of ours. */
  db: KeyedDatabase;
  /** This is what must always hold of the books. */
  equations: readonly Equation[];
  keys: Keys;
  log: Logger;
  metrics: Metrics;
  /** This is where pictures are kept. */
  media: Media;
  /** This is where payments go, by name. */
  gateways: Gateways;
  /** These are the banks that payouts leave from, by name. */
  payouts: PayoutBanks;
  sms: SmsDriver;
  /** Sends notices outside of the message centre. */
  noticeDriver: NoticeDriver;
  /** It is absent where no mail server is configured: then nothing offers to send letters. */
  mail: MailDriver | undefined;
  /** It is absent where the operator lets us ask no push service: then nothing offers it. */
  push: PushDriver | undefined;
  messaging: MessagingDriver | undefined;
  messagingTickets: MessagingTicketSource | undefined;
  /** It is absent where no mini program is configured: then nothing claims to open one. */
  miniProgramCodes: MiniProgramCodes | undefined;
  /**
   * It is absent where no account of the messaging app is configured: then nobody is known to
   * follow.
   */
  followCheck: FollowCheck | undefined;
  /** These are pages of the sandbox parts, below /sandbox; demo only. */
  sandbox: { fetch(request: Request): Response | Promise<Response> } | undefined;
  pageTags: PageTags;
  /** Counts requests for budgets, with Redis across nodes. */
  counter: SharedCounter;
  /** These are visits of case pages that wait to be written. */
  visits: VisitTally;
  /** This is how requests met their objectives, and errors of browsers, that wait to be written. */
  serviceWatch: ServiceWatch;
  /** Answers the clock of routes and jobs; tests set it. */
  now(): number;
  /** Is this process about to end? It serves on, and is not ready. */
  isStopping(): boolean;
  /** Wakes the job runner after an outbox write. */
  wakeJobs(): void;
};
