/** This is how far the messaging app vouches for a session; the numbers are the documents'. */
export const authTypes = {
  /** It came by a phone, of somebody whom the app was never asked about. */
  none: 0,
  /** The app told who it is with this very session. */
  userInfo: 1,
  /** The app knows the person from another time, and this session came by a phone. */
  base: 2,
} as const;
