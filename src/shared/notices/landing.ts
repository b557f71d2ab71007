import type { NoticeParams } from './notice-kinds.ts';
import type { NoticeView } from './notice-view.ts';

/** What is known of a message where its page was opened. */
export type Landing = {
  /** Only for the person it was for. */
  notice: NoticeView | undefined;
  /** The event the notice tells of, and what was kept with it. */
  subjectId: string;
  params: NoticeParams;
  /** The public case it is about. */
  found: { infoUuid: string; title: string } | undefined;
};
