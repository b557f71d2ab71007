import { longText } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { noCounts } from '#src/shared/attribution/channel-lines.ts';
import ChannelTable from './ChannelTable.astro';

const line = (name: string, at: number) => ({
  ...noCounts,
  ...{ name, visits: 900 * at, sharers: at, accounts: at, gifts: 3 * at, paidGifts: 2 * at },
  paidInFen: 12_300 * at,
});
const many = Array.from({ length: 14 }, (_, at) => line(`channel-${at}`, 14 - at));
const nameOf = (name: string) => name;

export const examples = [
  show(ChannelTable).in(({ locale, texts, texts: { attribution: t } }) => ({
    'by channel': { title: t.byChannel, head: t.channel, lines: many, nameOf, locale },
    'by degree': {
      ...{ title: t.byDegree, head: t.degree, lines: [line('1', 2)], locale },
      nameOf: (name: string) => t.hands(Number(name)),
    },
    'long name': {
      ...{ title: t.byChannel, head: t.channel, lines: [line(longText(texts), 1)], locale },
      nameOf,
    },
  })),
];
