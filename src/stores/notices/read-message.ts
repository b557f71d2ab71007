import { messageRead } from '#src/shared/notices/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { noteUnread } from './unread.ts';

/** A message that was opened is read; where the answer is lost it stays unread. */
export async function readMessage(messageId: string): Promise<void> {
  const answer = await callApi(messageRead, { messageId }, { intercept: false });
  if (answer.ok) noteUnread(answer.data.unread);
}
