import { keepWish, takeWish } from '#src/stores/led-away.ts';
import { $session, loadSession } from '#src/stores/session.ts';
import { commentDraft, commenting } from './comments.ts';

type Thread = Readonly<Record<string, string>>;

/** Remembers that its writer was led away from a comment. Answers how to stop. */
export function keepWaiting(thread: Thread): () => void {
  return commenting.$state.listen((state) => {
    if (state.step === 'refused') keepWish('comment-wish', commentDraft(thread).id, state.reason);
  });
}

/** Sends, once, what its writer was led away from; who comes back as nobody finds it as a draft. */
export async function sendWaiting(thread: Thread, send: () => void): Promise<void> {
  if (!takeWish('comment-wish', commentDraft(thread).id)) return;
  if ($session.get().state === 'unknown') await loadSession();
  if ($session.get().state === 'viewer') send();
}
