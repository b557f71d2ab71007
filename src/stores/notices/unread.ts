import { atom } from 'nanostores';
import { messageRead } from '#src/shared/notices/calls.ts';
import { shortCount } from '#src/shared/platform/short-count.ts';
import { callApi } from '#src/stores/api.ts';
import { forget, keep } from '#src/stores/keepsakes.ts';
import { unreadKey } from '#src/stores/known-session.ts';

/** How many messages the reader has not read, as far as this page has asked. */
export const $unread = atom<number | undefined>(undefined);

/** A reading page shows what the device heard last, by `components/notices/show-unread.ts`. */
function noteUnread(count: number): void {
  if (count > 0) keep(unreadKey, shortCount(count));
  else forget(unreadKey);
  $unread.set(count);
}

/** A message that was opened is read; where the answer is lost it stays unread. */
export async function readMessage(messageId: string): Promise<void> {
  const answer = await callApi(messageRead, { messageId }, { intercept: false });
  if (answer.ok) noteUnread(answer.data.unread);
}
