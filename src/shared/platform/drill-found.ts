/** This is what a drill put back, and how long that took. */
export type DrillFound = {
  /** The backup is of then. */
  backupAt: number;
  tookMs: number;
  donations: number;
  pictures: number;
  /**
   * The backup has not the file of so many pictures: they were taken away while it was made, or
   * lost.
   */
  lostPictures: number;
};
