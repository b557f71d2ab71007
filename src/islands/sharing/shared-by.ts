import type { ShareFlow } from '#src/stores/sharing/share.ts';

/** This is what is handed to another app. */
export type Shared = { link: string; title: string; desc: string; imgUrl: string };

/** Answers the link of one's own once there is one, else the plain one: sharing never waits. */
export function sharedBy(flow: ShareFlow, path: string): Shared {
  if (flow.step === 'ready' || flow.step === 'shared') return flow.share;
  return { link: location.origin + path, title: document.title, desc: '', imgUrl: '' };
}
