import type { KeyboardEvent } from 'react';
import { type Box, moveBox, type Point, resizeBox } from '#src/shared/media/boxes.ts';
import { useBoxDrag } from './use-box-drag.ts';

export type Cover = Box & { id: number };

type Props = {
  boxes: readonly Cover[];
  chosen: number | undefined;
  /** It is a box's name, with `{n}` for its number. */
  label: string;
  onChange(boxes: readonly Cover[]): void;
  onChoose(at: number): void;
  onRemove(): void;
};

const step = 0.02;
const directions: Record<string, Point> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** Draws boxes over a picture: drawn, moved and resized by pointer or by keyboard. */
export function CoverBoxes({ boxes, chosen, label, onChange, onChoose, onRemove }: Props) {
  const put = (at: number, box: Box) =>
    onChange(boxes.map((cover, one) => (one === at ? { ...cover, ...box } : cover)));
  const add = (box: Box) => onChange([...boxes, { ...box, id: nextId(boxes) }]);
  const pointer = useBoxDrag({ boxes, add, put, onChoose });
  const press = (event: KeyboardEvent, at: number) => {
    const by = directions[event.key];
    const box = boxes[at];
    if (by && box) put(at, event.shiftKey ? resizeBox(box, by) : moveBox(box, by));
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else return;
    event.preventDefault();
  };
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" {...pointer}>
      <title>{label.replace('{n}', '')}</title>
      {boxes.map((box, at) => (
        <g key={box.id} className={at === chosen ? 'chosen' : undefined}>
          <rect
            {...percentOf(box)}
            role="button"
            tabIndex={0}
            aria-label={label.replace('{n}', String(at + 1))}
            data-box={at}
            ref={at === boxes.length - 1 ? focusNew : undefined}
            onFocus={() => onChoose(at)}
            onKeyDown={(event) => press(event, at)}
          />
          <ellipse
            cx={(box.x + box.width) * 100}
            cy={(box.y + box.height) * 100}
            rx="4"
            ry="3"
            data-corner={at}
          />
        </g>
      ))}
    </svg>
  );
}

export function nextId(boxes: readonly Cover[]): number {
  return Math.max(0, ...boxes.map(({ id }) => id)) + 1;
}

/** Focuses only one that was added by the button: a pointer that draws keeps where it is. */
function focusNew(rect: SVGRectElement | null): void {
  if (document.activeElement instanceof HTMLButtonElement) rect?.focus();
}

function percentOf({ x, y, width, height }: Box) {
  return { x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}
