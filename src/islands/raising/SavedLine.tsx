import { useStore } from '@nanostores/react';
import type { KeeperProps } from '#src/components/raising/keeper-props.ts';
import { photoPlaces } from '#src/shared/raising/photo-place.ts';
import { $photos } from '#src/stores/media/photos.ts';
import { $saving, type Saving } from '#src/stores/saving.ts';

type Props = Pick<KeeperProps, 'text' | 'locale' | 'place' | 'sheet'> & {
  /** Something else says that the sheet was not sent: "saved" of its draft would contradict it. */
  isHushed?: boolean;
};

/** Shows how safe what is typed is, and how many photos still wait. */
export function SavedLine({ text, locale, place, sheet, isHushed = false }: Props) {
  const saving = useStore($saving);
  const photosAt = useStore($photos);
  const waiting = photoPlaces(place, sheet)
    .flatMap((one) => photosAt[one] ?? [])
    .filter(({ step }) => step === 'waiting' || step === 'sending').length;
  const photos = waiting > 0 ? text.autosave.photos.replace('{count}', String(waiting)) : '';
  return (
    <p className="soft saved" role="status">
      {!isHushed && wordsOf(saving, { text, locale })}
      {photos}
    </p>
  );
}

function wordsOf(saving: Saving, { text, locale }: Pick<Props, 'text' | 'locale'>): string {
  const words = text.autosave[saving.step];
  return 'at' in saving ? words.replace('{time}', clockText(saving.at, locale)) : words;
}

/** Answers the time on this phone's clock, with the day where it is another. */
export function clockText(at: number, locale: string): string {
  const today = new Date().toDateString() === new Date(at).toDateString();
  const day = today ? {} : ({ month: 'numeric', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(at);
}
