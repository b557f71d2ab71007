/** Staff may look so many days back. */
export const channelDays = [7, 30, 90] as const;

export const touchPositions = ['first', 'last'] as const;
export type TouchPosition = (typeof touchPositions)[number];

/** This is what links led to; sums of gifts are of those paid and not given back. */
export const channelCounts = [
  'visits',
  'sharers',
  'accounts',
  'shares',
  'gifts',
  'paidGifts',
  'paidInFen',
  'launches',
  'leads',
] as const;
export type ChannelCounts = Record<(typeof channelCounts)[number], number>;

/** This is of one channel and through one number of hands; both '' where links do not say. */
export type ChannelLine = { channel: string; degree: string } & ChannelCounts;

/** Sums lines under one name each, the one that led to most first. */
export function sumLines(
  lines: readonly ChannelLine[],
  by: 'channel' | 'degree',
): (ChannelCounts & { name: string })[] {
  const sums = new Map<string, ChannelCounts & { name: string }>();
  for (const line of lines) {
    const name = line[by];
    const sum = sums.get(name) ?? { name, ...noCounts };
    for (const count of channelCounts) sum[count] += line[count];
    sums.set(name, sum);
  }
  const led = (one: ChannelCounts) => one.gifts + one.launches + one.leads + one.accounts;
  return [...sums.values()].sort((a, b) => led(b) - led(a) || b.visits - a.visits);
}

export const noCounts: ChannelCounts = {
  ...{ visits: 0, sharers: 0, accounts: 0, shares: 0, gifts: 0, paidGifts: 0, paidInFen: 0 },
  ...{ launches: 0, leads: 0 },
};
