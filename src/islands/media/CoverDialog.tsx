import { useCallback, useId, useState } from 'react';
import type { PhotoTexts } from '#src/components/media/photo-props.ts';
import { showDialog } from '#src/components/platform/in-page/show-dialog.ts';
import type { Box } from '#src/shared/media/boxes.ts';
import { type Cover, CoverBoxes, nextId } from './CoverBoxes.tsx';
import { coverPhoto, showPhoto } from './draw-photo.ts';

type Props = {
  photo: Blob;
  text: PhotoTexts;
  onDone(covered: Blob): void;
  onClose(): void;
};

const shownSide = 1600;
const newBox: Box = { x: 0.3, y: 0.45, width: 0.4, height: 0.1 };

/** Draws black boxes over a photo before it leaves the phone. */
export function CoverDialog({ photo, text, onDone, onClose }: Props) {
  const { boxes, chosen, setBoxes, setChosen, add, remove } = useCovers();
  const title = useId();
  const draw = useDrawn(photo);
  const finish = async () => {
    const covered = await coverPhoto(photo, boxes);
    if (covered) onDone(covered);
  };
  return (
    <dialog className="cover" ref={openDialog} onClose={onClose} aria-labelledby={title}>
      <h2 id={title}>{text.coverTitle}</h2>
      <p className="hint">{text.coverHow}</p>
      <div className="picture">
        <canvas ref={draw} />
        <CoverBoxes
          boxes={boxes}
          chosen={chosen}
          label={text.boxOf}
          onChange={setBoxes}
          onChoose={setChosen}
          onRemove={remove}
        />
      </div>
      <div className="acts">
        <Act onClick={add}>{text.addBox}</Act>
        <Act onClick={remove} disabled={chosen === undefined}>
          {text.removeBox}
        </Act>
        <Act onClick={finish} look="button">
          {text.coverDone}
        </Act>
        <Act onClick={onClose}>{text.cancel}</Act>
      </div>
    </dialog>
  );
}

/** Draws the photo once its canvas is there. */
function useDrawn(photo: Blob) {
  return useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas) void showPhoto(canvas, photo, shownSide);
    },
    [photo],
  );
}

function openDialog(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.hasAttribute('open')) showDialog(dialog);
}

type ActProps = { onClick(): void; look?: string; disabled?: boolean; children: string };

function Act({ onClick, look = 'button quiet', disabled, children }: ActProps) {
  return (
    <button className={look} type="button" onClick={onClick} disabled={disabled}>
      {children}
    </button>
  );
}

function useCovers() {
  const [boxes, setBoxes] = useState<readonly Cover[]>([]);
  const [chosen, setChosen] = useState<number>();
  const add = () => {
    setBoxes([...boxes, { ...newBox, id: nextId(boxes) }]);
    setChosen(boxes.length);
  };
  const remove = () => {
    setBoxes(boxes.filter((_, at) => at !== chosen));
    setChosen(undefined);
  };
  return { boxes, chosen, setBoxes, setChosen, add, remove };
}
