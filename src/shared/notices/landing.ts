import type { NoticeParams } from './notice-kinds.ts';
import type { NoticeView } from './notice-view.ts';

/** This is what is known of a message where its page was opened. */
export type Landing = {
  /** It is only for the person it was for. */
  notice: NoticeView | undefined;
  /** This is the event the notice tells of, and what was kept with it. */
  subjectId: string;
  params: NoticeParams;
  /** This is the public case it is about. */
  found: { infoUuid: string; title: string } | undefined;
};
