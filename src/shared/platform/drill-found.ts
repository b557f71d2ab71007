/** What a drill put back, and how long that took. */
export type DrillFound = {
  /** Of when the backup is. */
  backupAt: number;
  tookMs: number;
  donations: number;
  pictures: number;
  /** Of the pictures, those whose file the backup has not: taken away while it was made, or lost. */
  lostPictures: number;
};
