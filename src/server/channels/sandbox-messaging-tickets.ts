import type { MessagingTicketSource } from './messaging-ticket-source.ts';

/**
 * These are tickets of an app that exists on this machine only; real apps refuse what they sign.
 */
export const sandboxMessagingTickets: MessagingTicketSource = {
  appIdOf: (thirdType) => `sandbox-app-${thirdType}`,
  ticketOf: async (thirdType) => `sandbox-ticket-${thirdType}`,
};
