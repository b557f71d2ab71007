import type { Fixed, Flag } from '#src/server/db/columns.ts';

/** These are pictures of papers. Only masked ones are shown. */
export type CaseMaterialsTable = {
  id: Fixed<string>;
  case_id: Fixed<string>;
  kind: Fixed<'identity' | 'diagnosis' | 'hospital' | 'household' | 'costs' | 'sellAndPay'>;
  alt: string | null; // JSON OwnWords
  path: Fixed<string>; // below /media
  large_path: Fixed<string>; // 1080 wide
  width: Fixed<number>;
  height: Fixed<number>;
  masked: Flag; // is everything that names a person covered?
  stated_at: Fixed<number>;
};

/**
 * This is when a case's gifts first reached a part of its target; written with the gift that did.
 */
export type CaseMilestonesTable = {
  case_id: Fixed<string>; // primary key with percent
  percent: Fixed<25 | 50 | 75 | 100>;
  reached_at: Fixed<number>;
};

export type TracingSchema = {
  case_materials: CaseMaterialsTable;
  case_milestones: CaseMilestonesTable;
};
