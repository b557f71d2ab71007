/** A messaging app lets people sign in by a hop to ask for their consent. */
export type MessagingDriver = {
  name: string;
  thirdType: number;
  /** Answers where to send the browser; `state` and `returnUrl` come back to /authservice. */
  authoriseUrl(input: { state: string; returnUrl: string }): string;
  /**
   * Answers the account behind a code, once; undefined when the code is unknown or spent. Its
   * signal is aborted when nobody waits any longer.
   */
  accountOf(
    code: string,
    signal?: AbortSignal,
  ): Promise<{ openId: string; nickname: string; headImgUrl: string } | undefined>;
};
