import { longText, longWords, sampleAt } from '#src/preview/samples.ts';
import { type Asked, show } from '#src/preview/show.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import Bar from './Bar.astro';
import CopyButton from './copying/CopyButton.astro';
import CopyField from './copying/CopyField.astro';
import CopyWords from './copying/CopyWords.astro';
import DayEnds from './DayEnds.astro';
import Days from './Days.astro';
import DoorList from './DoorList.astro';
import ForeignTarget from './ForeignTarget.astro';
import Heard from './Heard.astro';
import { Heard as LiveHeard } from './Heard.tsx';
import Moment from './Moment.astro';
import NamedWay from './NamedWay.astro';
import OpenSheets from './OpenSheets.astro';
import PageTurns from './PageTurns.astro';
import PillLink from './PillLink.astro';
import PillLinks from './PillLinks.astro';
import Avatar from './pictures/Avatar.astro';
import { Avatar as IslandAvatar } from './pictures/Avatar.tsx';
import Figure from './pictures/Figure.astro';
import Icon from './pictures/Icon.astro';
import { Icon as IslandIcon } from './pictures/Icon.tsx';
import { iconNames } from './pictures/icon-names.ts';
import ReadAloud from './ReadAloud.astro';
import Said from './Said.astro';
import { Said as LiveSaid } from './Said.tsx';
import StateNote from './StateNote.astro';
import StatePill from './StatePill.astro';
import Sum from './Sum.astro';
import TextSize from './TextSize.astro';
import TitleLink from './TitleLink.astro';
import TouchNoted from './TouchNoted.astro';
import Waiting from './Waiting.astro';

const said = ({ texts, locale }: Asked) => ({
  'foreign words within': { text: 'Paid for 手术费 in May', words: ['手术费'], locale },
  'own words alone': { text: texts.cases.raised, words: [], locale },
});

/** This is heard of a button that shows less. */
const heard = ({ texts, locale }: Asked) => ({
  text: texts.comments.replyThis('小树'),
  words: ['小树'],
  locale,
});

const code = '234567ABCDEF';

export const examples = [
  show(NamedWay).in(({ texts, locale }) => ({
    usual: { words: texts.venues.runs, name: '暖冬会场', href: '#', locale },
    'long words': { words: texts.chance.runs, name: longWords, href: '#', locale },
  })),
  show(TitleLink).in(({ locale }) => ({
    usual: { name: '暖冬会场', href: '#', locale },
    'long words': { name: longWords, href: '#', locale },
  })),
  show(OpenSheets).in(() => ({ 'script alone': {} })),
  show(Waiting).in(({ locale }) => ({ 'silent until somebody waits': { locale } })),
  show(TouchNoted).in(() => ({ 'script alone': {} })),
  show(Avatar).in(({ locale }) => ({
    usual: { name: '上铺阿宁', locale },
    latin: { name: 'mei', locale },
    empty: { name: '', locale },
  })),
  show(IslandAvatar).in(({ locale }) => ({ 'as a page draws it': { name: 'mei', locale } })),
  show(Bar).in(({ texts }) => ({
    empty: { value: 0, max: 100, label: texts.cases.raised },
    half: { value: 50, max: 100, label: texts.cases.raised },
    'more than full': { value: 150, max: 100, label: texts.cases.raised },
  })),
  show(CopyField).in(({ texts, locale }) => ({
    code: { id: 'code', label: texts.donations.receiptLabel, value: code, locale, code: true },
    address: { id: 'link', label: texts.sharing.link, value: 'https://example.org', locale },
  })),
  show(CopyWords).in(({ locale, texts }) => ({
    usual: { id: 'words', words: longText(texts), locale },
    loud: { id: 'loud-words', words: longText(texts), locale, loud: true },
  })),
  show(CopyButton).in(({ locale }) => ({
    quiet: { of: 'words', locale },
    loud: { of: 'words', locale, loud: true },
  })),
  show(DayEnds).in(() => ({ usual: { days: [{ day: '2026-11-01' }, { day: '2026-11-30' }] } })),
  show(Days).in(({ locale }) => ({
    usual: { from: sampleAt, until: sampleAt + 9 * dayMs, locale },
  })),
  show(DoorList).in(({ locale, texts }) => ({
    usual: {
      icons: { getHelp: 'aid', onlineService: 'talk' },
      words: { getHelp: texts.home.askBody, onlineService: texts.reports.intro },
      locale,
    },
  })),
  show(Figure).in(({ texts }) => ({
    'with its unit': { figure: '1,200', unit: texts.platform.yuanUnit },
    alone: { figure: '42' },
  })),
  show(ForeignTarget).in(({ locale, texts }) => ({
    usual: {
      texts: {
        title: texts.reports.reason,
        body: texts.reports.intro,
        hint: texts.reports.promise,
      },
      locale,
    },
  })),
  show(Heard).in((asked) => ({ usual: { ...heard(asked), slot: '…' } })),
  show(LiveHeard).in((asked) => ({ usual: { ...heard(asked), children: '…' } })),
  show(Icon).in(() => Object.fromEntries(iconNames.map((name) => [name, { name }]))),
  show(IslandIcon).in(() => ({ 'as a page draws it': { name: 'link' as const } })),
  show(Moment).in(({ locale }) => ({ usual: { at: sampleAt, locale } })),
  show(PillLink).in(({ texts }) => ({
    usual: { href: '#', text: texts.reports.reason },
    current: { href: '#', text: texts.reports.reason, current: true },
    'long words': { href: '#', text: texts.reports.promise },
  })),
  show(PillLinks).in(({ texts }) => ({
    empty: { label: texts.reports.reason },
  })),
  show(ReadAloud).in(({ locale }) => ({ usual: { parts: '#none', locale } })),
  show(PageTurns).in(({ locale, texts }) => ({
    'first of many': { next: '#next', locale },
    'in the middle': { next: '#next', first: '#first', locale },
    'the last': { first: '#first', locale },
    'a name of its own': { next: '#next', label: texts.tracing.older, locale },
    'at a desk': { next: '#next', wide: false, locale },
    'all on one page': { locale },
  })),
  show(Said).in(said),
  show(LiveSaid).in(said),
  show(StateNote).in(({ texts }) => ({
    usual: { mark: 'search', title: texts.cases.noneFound, body: texts.cases.noneFoundHint },
    'title alone': { mark: 'bell', title: texts.messages.empty },
    'with a way on': { mark: 'bell', title: texts.messages.empty, slot: texts.platform.backHome },
  })),
  show(StatePill).in(({ texts }) => ({
    usual: { text: texts.reports.reason },
    good: { text: texts.reports.reason, tone: 'good' },
    alarm: { text: texts.reports.reason, tone: 'alarm' },
  })),
  show(Sum).in(({ texts }) => ({ usual: { text: texts.donations.money('100') } })),
  show(TextSize).in(({ locale }) => ({ usual: { locale } })),
];
