import { everyTag, type PageTags, usualLongestAgeMs } from '#src/server/platform/page-tags.ts';

/** This is what nodes say to each other: a purge, that they are there, or that they end. */
export type NodeMessage = { from: string; sent: number; tags?: readonly string[]; ends?: true };

type Parts = { node: string; pageTags: PageTags; say(message: NodeMessage): void; now(): number };

export const beatEveryMs = 200;
const cutOffAfterMs = 3 * beatEveryMs;
const longestAgeCutOffMs = 400;
/** A node that fell silent without a goodbye may still serve behind a broken line for a while. */
const forgetAfterMs = 3_600_000;

/**
 * Exchanges purges between nodes, over a line that may lose words. Each word says how many purges
 * its node sent so far: who missed one drops everything it keeps. While a node hears not itself, or
 * not one it knows, its pages are shown for less than half a second, so that what another one hid
 * is gone within a second in any case.
 */
export function exchangePurges({ node, pageTags, say, now }: Parts) {
  const heard = rememberHeard(now);
  let sent = 0;
  let passingOn = false;

  const passOn = (tags: readonly string[]) => {
    passingOn = true;
    pageTags.purge(tags);
    passingOn = false;
  };
  pageTags.listen((tags) => {
    if (passingOn) return;
    sent += 1;
    say({ from: node, sent, tags });
  });
  pageTags.longestAgeMs = () => (heard.isCutOff() ? longestAgeCutOffMs : usualLongestAgeMs);
  return {
    beat: () => say({ from: node, sent }),
    /** The line carries words, there and back. */
    isHeard: heard.isSelfHeard,
    hear: (message: NodeMessage) => {
      if (message.from === node) return heard.noteSelf();
      const known = heard.note(message);
      if (known === undefined || message.sent !== known + (message.tags ? 1 : 0)) passOn(everyTag);
      else if (message.tags) passOn(message.tags);
    },
    goodbye: (): NodeMessage => ({ from: node, sent, ends: true }),
  };
}

/** Remembers who was heard when, and how many purges they said they had sent by then. */
function rememberHeard(now: () => number) {
  const others = new Map<string, { sent: number; heardAt: number }>();
  let heardSelfAt = Number.NEGATIVE_INFINITY;
  const isSilent = (heardAt: number) => now() - heardAt > cutOffAfterMs;
  return {
    noteSelf: () => {
      heardSelfAt = now();
    },
    isSelfHeard: () => !isSilent(heardSelfAt),
    /** Answers how many they had sent at the word before, if there was one. */
    note: ({ from, sent, ends }: NodeMessage): number | undefined => {
      const known = others.get(from)?.sent;
      if (ends) others.delete(from);
      else others.set(from, { sent, heardAt: now() });
      return known;
    },
    isCutOff: () => {
      for (const [from, { heardAt }] of others) {
        if (now() - heardAt > forgetAfterMs) others.delete(from);
      }
      return isSilent(heardSelfAt) || [...others.values()].some((other) => isSilent(other.heardAt));
    },
  };
}
