import { keeperProps } from '#src/components/raising/keeper-props.ts';
import { storyStarterProps } from '#src/components/raising/story-starter-props.ts';
import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { type Asked, show } from '#src/preview/show.ts';
import { ConfirmChange } from './ConfirmChange.tsx';
import { OtherWords } from './OtherWords.tsx';
import { PrivateWords } from './PrivateWords.tsx';
import { SavedLine } from './SavedLine.tsx';
import SheetKeeperMount from './SheetKeeper.astro';
import { SheetKeeper } from './SheetKeeper.tsx';
import { StoryStarter } from './StoryStarter.tsx';

function sheetOf({ locale, texts }: Asked) {
  return {
    ...{ locale, infoUuid: sampleId, sheet: 'base' as const, version: 0, savedAt: sampleAt },
    ...{ place: 'preview', target: '#', button: texts.platform.next, confirms: false },
    message: undefined,
  };
}

function sheetsOf(asked: Asked) {
  const sheet = sheetOf(asked);
  return {
    begun: sheet,
    'not begun': { ...sheet, savedAt: null },
    'public, asks before': { ...sheet, confirms: true },
    refused: { ...sheet, message: asked.texts.problems.savedElsewhere },
  };
}

export const examples = [
  show(ConfirmChange).in((asked) => ({
    closed: { ...keeperProps(sheetOf(asked)), dialog: { current: null }, onConfirm: () => {} },
  })),
  show(OtherWords).in((asked) => {
    const { text } = keeperProps(sheetOf(asked));
    const clash = {
      name: 'title',
      label: asked.texts.raising.fields.title,
      mine: '',
      theirs: longWords,
    };
    const city = {
      name: 'city',
      label: asked.texts.raising.fields.city,
      mine: '昭通',
      theirs: '曲靖',
    };
    const { locale } = asked;
    return { 'of two fields': { text, locale, clashes: [clash, city], onChoose: () => {} } };
  }),
  show(PrivateWords).in(({ locale }) => {
    const { text } = storyStarterProps(locale);
    return {
      none: { text, story: '我们在等一次手术。' },
      some: {
        text,
        story: '电话 13900000000，身份证 530102199003070014，卡 6222021234567890128。',
      },
    };
  }),
  show(SavedLine).in((asked) => ({
    quiet: keeperProps(sheetOf(asked)),
    hushed: { ...keeperProps(sheetOf(asked)), isHushed: true },
  })),
  show(SheetKeeperMount).in(sheetsOf, 'form'),
  show(SheetKeeper).in(
    (asked) =>
      Object.fromEntries(
        Object.entries(sheetsOf(asked)).map(([name, sheet]) => [name, keeperProps(sheet)]),
      ),
    'form',
  ),
  show(StoryStarter).in(({ locale }) => ({ closed: storyStarterProps(locale) })),
];
