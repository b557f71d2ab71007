import type { Config } from '#src/server/platform/config/config.ts';
import { httpFollowCheck } from './http-follow-check.ts';
import { httpMessagingTickets } from './http-messaging-tickets.ts';
import type { MailDriver } from './mail-driver.ts';
import type { MessagingTicketSource } from './messaging-ticket-source.ts';
import { httpMiniProgramCodes } from './mini-program-codes.ts';
import { openSmtpMail } from './smtp-mail-driver.ts';

type OfDemo = { mail: MailDriver; messagingTickets: MessagingTicketSource };

/** What is configured stands in for what the demo brings, in either mode. */
export function openChannels(config: Config, { mail, messagingTickets }: OfDemo) {
  return {
    mail: config.mail ? openSmtpMail(config.mail) : mail,
    messagingTickets: openTickets(config) ?? messagingTickets,
    miniProgramCodes: openCodes(config),
    followCheck: openFollowCheck(config),
  };
}

/** Answers the messaging app's own tickets once accounts are configured. */
function openTickets({ messagingApps: apps, messagingApi: origin }: Config) {
  return apps && httpMessagingTickets({ origin, apps, fetch, now: Date.now });
}

/**
 * Answers codes of the mini program once one is configured; no sandbox can stand in for its
 * scanner.
 */
function openCodes({ miniProgram: account, messagingApi: origin }: Config) {
  return account && httpMiniProgramCodes({ origin, account, fetch, now: Date.now });
}

/** Who follows is known to the messaging app alone. */
function openFollowCheck({ messagingApps: apps, messagingApi: origin }: Config) {
  return apps && httpFollowCheck({ origin, apps, fetch, now: Date.now });
}
