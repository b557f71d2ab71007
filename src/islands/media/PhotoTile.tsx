import { useCallback, useState } from 'react';
import type { PhotoTexts } from '#src/components/media/photo-props.ts';
import { heicType } from '#src/shared/media/is-heic.ts';
import { audienceOf } from '#src/shared/media/purposes.ts';
import type { Photo } from '#src/stores/media/photo.ts';
import { movePhotoEarlier, replacePhoto } from '#src/stores/media/photo-queue.ts';
import { removePhoto } from '#src/stores/media/photos.ts';
import { CoverDialog } from './CoverDialog.tsx';
import { showPhoto } from './draw-photo.ts';

type Props = { photo: Photo; at: number; isOnly: boolean; isPaper: boolean; text: PhotoTexts };

const shownSide = 320;

/** Draws one chosen photo: what became of it, and what can be done about it. */
export function PhotoTile({ photo, at, isOnly, isPaper, text }: Props) {
  const [covering, setCovering] = useState(false);
  const { blob, step } = photo;
  const label = text.photoOf[at + 1] ?? '';
  const isForStaff = audienceOf[photo.purpose] === 'staffOnly';
  const isSettled = step !== 'sending' && step !== 'refused';
  const canCover = canDraw(blob) && isSettled && !isForStaff;
  const sendCovered = (covered: Blob) => {
    setCovering(false);
    void replacePhoto(photo, covered);
  };
  return (
    <li className={`photo ${step}`}>
      <Preview photo={photo} label={label} />
      <p>{wordsOf(photo, isPaper, text)}</p>
      <div className="acts">
        {canCover && (
          <button className="button quiet wide" type="button" onClick={() => setCovering(true)}>
            {text.cover}
          </button>
        )}
        <Moves {...{ photo, at, isOnly, text, label }} />
      </div>
      {covering && blob && (
        <CoverDialog
          photo={blob}
          text={text}
          onDone={sendCovered}
          onClose={() => setCovering(false)}
        />
      )}
    </li>
  );
}

function Moves({ photo, at, isOnly, text, label }: Omit<Props, 'isPaper'> & { label: string }) {
  return (
    <>
      {/* Even the first one has it: a button that went away would take the focus with it. */}
      {!isOnly && (
        <button
          className="button quiet"
          type="button"
          aria-disabled={at === 0 || undefined}
          aria-label={`${text.earlier} (${label})`}
          onClick={() => movePhotoEarlier(photo)}
        >
          ←
        </button>
      )}
      <button
        className="button quiet"
        type="button"
        aria-label={`${text.remove} (${label})`}
        onClick={() => removePhoto(photo)}
      >
        ×
      </button>
    </>
  );
}

function wordsOf(photo: Photo, isPaper: boolean, text: PhotoTexts): string {
  if (photo.step === 'refused') return photo.words || text.refused;
  if (photo.step !== 'kept' || !isPaper || !photo.blob) return text[photo.step];
  return photo.redacted ? text.keptCovered : text.keptForStaff;
}

/** A photo that this browser can't show is shown once the server drew it. */
function canDraw(blob: Blob | undefined): blob is Blob {
  return blob !== undefined && blob.type !== heicType;
}

function Preview({ photo, label }: { photo: Photo; label: string }) {
  const { blob } = photo;
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas && blob) void showPhoto(canvas, blob, shownSide);
    },
    [blob],
  );
  if (canDraw(blob)) return <canvas ref={draw} role="img" aria-label={label} />;
  return photo.step === 'kept' ? <img src={photo.url} alt={label} /> : null;
}
