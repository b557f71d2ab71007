/**
 * This is where files are kept. Keys are paths of our own making: letters, digits, `-`, `_`, `/`,
 * `.`.
 */
export type ObjectStore = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  /** Deleting what is not there is done as well. */
  delete(key: string): Promise<void>;
};

/** Lets a browser put one object by itself; only S3-compatible stores can. */
export type DirectUploads = {
  /** This is the origin that browsers talk to. */
  origin: string;
  sign(put: {
    key: string;
    contentType: string;
    size: number;
    now: number;
  }): Promise<{ url: string; headers: Record<string, string> }>;
};

export type Media = {
  /** These are public pictures, by their path below /media. */
  open: ObjectStore;
  /** These are sealed pictures that only their owner and staff may open. */
  sealed: ObjectStore;
  /**
   * This is what browsers put by themselves, until it is checked; undefined without an S3 store.
   */
  incoming: (ObjectStore & DirectUploads) | undefined;
};
