import type { Fixed } from '#src/server/db/columns.ts';

export type CommentsTable = {
  id: Fixed<string>; // commentId
  case_id: Fixed<string>;
  user_id: Fixed<string>;
  biz_type: Fixed<'case' | 'order' | 'progress' | 'verification'>; // what the thread hangs on
  biz_id: Fixed<string>;
  parent_id: Fixed<string | null>; // the comment it answers, of the same thread
  content: string; // published; empty once its author removed it
  like_count: number; // count of its likes
  created_at: Fixed<number>;
  removed_at: number | null; // by its author
  hidden_at: number | null; // by the fundraiser or staff
  hidden_by: string | null;
};

/** A person has one for a thing; the primary key is biz_type, biz_id, user_id. */
export type LikesTable = {
  biz_type: Fixed<'comment' | 'verification'>;
  biz_id: Fixed<string>;
  user_id: Fixed<string>;
  created_at: Fixed<number>;
};

/** It says to which families a person sent ready words; one a case. */
export type SentWordsTable = {
  user_id: Fixed<string>; // primary key with case_id
  case_id: Fixed<string>;
  day: Fixed<string>; // in China
  created_at: Fixed<number>;
};

export type CommentSchema = {
  comments: CommentsTable;
  likes: LikesTable;
  sent_words: SentWordsTable;
};
