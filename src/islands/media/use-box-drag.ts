import { type PointerEvent, useRef } from 'react';
import { type Box, boxBetween, moveBox, type Point, resizeBox } from '#src/shared/media/boxes.ts';

type Drag = { at: number; from: Point; box: Box; how: 'draw' | 'move' | 'resize' };

type Drawing = {
  boxes: readonly Box[];
  add(box: Box): void;
  put(at: number, box: Box): void;
  onChoose(at: number): void;
};

/**
 * Answers handlers of a drawing on which a pointer draws boxes, moves them, or drags their corner.
 */
export function useBoxDrag({ boxes, add, put, onChoose }: Drawing) {
  const drag = useRef<Drag>(undefined);
  const end = () => {
    drag.current = undefined;
  };
  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      if (!event.isPrimary || event.button > 0) return;
      const from = pointOf(event);
      const { box: over, corner } = (event.target as SVGElement).dataset;
      const at = Number(over ?? corner ?? boxes.length);
      const box = boxes[at] ?? boxBetween(from, from);
      if (!boxes[at]) add(box);
      onChoose(at);
      drag.current = { at, from, box, how: corner ? 'resize' : over ? 'move' : 'draw' };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      if (!drag.current) return;
      const { at, from, box, how } = drag.current;
      const to = pointOf(event);
      const by = { x: to.x - from.x, y: to.y - from.y };
      if (how === 'draw') put(at, boxBetween(from, to));
      else put(at, how === 'move' ? moveBox(box, by) : resizeBox(box, by));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
