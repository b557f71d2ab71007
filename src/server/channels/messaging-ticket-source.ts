/**
 * Tickets come from here that let pages use the messaging app's scripts. An account may ask for few
 * of them, so a source keeps one until it expires.
 */
export type MessagingTicketSource = {
  /** Answers the account's public id, which the page needs beside the signature. */
  appIdOf(thirdType: number): string;
  ticketOf(thirdType: number): Promise<string>;
};
