/** This is a version of the key that seals, by the id that stands before everything it sealed. */
export type SealKey = { id: string; secret: Uint8Array };

export type KeyRing = {
  /** Answers the version that seals from now on. */
  current(): SealKey;
  find(id: string): SealKey | undefined;
  /** Does this process know of every version that others may seal with? */
  isFresh(): boolean;
};
