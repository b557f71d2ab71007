/** This is one hop of a sign-in between domains, held still until its reader goes on. */
export type ShownHop = {
  /**
   * It is signed in on the main domain, about to leave it; or arrived, with a session on the
   * second.
   */
  at: 'main' | 'second';
  mainOrigin: string;
  secondOrigin: string;
  nextUrl: string;
};
