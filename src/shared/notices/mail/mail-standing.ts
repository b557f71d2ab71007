/** This is what a person is shown of their address for notices, masked. */
export type MailStanding = {
  /** Letters go there, unless its mail server refused them for good. */
  given: { address: string; isRefused: boolean } | undefined;
  /** A code went there, and is still good. */
  asked: string | undefined;
};
