import { atom } from 'nanostores';
import { shortCount } from '#src/shared/platform/short-count.ts';
import { forget, keep } from '#src/stores/keepsakes.ts';
import { unreadKey } from '#src/stores/known-session.ts';

/** This is how many messages the reader has not read, as far as this page has asked. */
export const $unread = atom<number | undefined>();

/** A reading page shows what the device heard last, by `components/notices/show-unread.ts`. */
export function noteUnread(count: number): void {
  if (count) keep(unreadKey, shortCount(count));
  else forget(unreadKey);
  $unread.set(count);
}
