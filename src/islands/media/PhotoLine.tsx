import { useStore } from '@nanostores/react';
import type { PhotoTexts } from '#src/components/media/photo-props.ts';
import type { Photo } from '#src/stores/media/photo.ts';
import { $photoLine, sendPhotos } from '#src/stores/media/photo-line.ts';

/** Shows how many photos wait, and why they do not go. */
export function PhotoLine({ photos, text }: { photos: readonly Photo[]; text: PhotoTexts }) {
  const line = useStore($photoLine);
  const waiting = photos.filter(({ step }) => step === 'waiting' || step === 'sending').length;
  const stopped = waiting > 0 && line === 'stopped';
  return (
    <>
      <p className="line" role="status">
        {waiting > 0 && text.waitingOf[waiting]}
        {stopped && `\u00a0· ${text.stopped}`}
      </p>
      {stopped && (
        <button className="button quiet" type="button" onClick={sendPhotos}>
          {text.retry}
        </button>
      )}
    </>
  );
}
