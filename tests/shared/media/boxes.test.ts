import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxBetween, moveBox, resizeBox } from '#src/shared/media/boxes.ts';

test('a box spans two corners whichever was first', () => {
  const box = boxBetween({ x: 0.8, y: 0.2 }, { x: 0.5, y: 0.6 });
  expect(box.x).toBeCloseTo(0.5);
  expect(box.y).toBeCloseTo(0.2);
  expect(box.width).toBeCloseTo(0.3);
  expect(box.height).toBeCloseTo(0.4);
});

test('a box that is moved keeps its size and stops at the edges', () => {
  const box = { x: 0.1, y: 0.1, width: 0.3, height: 0.2 };
  expect(moveBox(box, { x: -5, y: 5 })).toEqual({ x: 0, y: 0.8, width: 0.3, height: 0.2 });
});

test('a box that is resized keeps its corner', () => {
  const box = { x: 0.5, y: 0.5, width: 0.2, height: 0.2 };
  expect(resizeBox(box, { x: 3, y: -3 })).toEqual({ x: 0.5, y: 0.5, width: 0.5, height: 0.02 });
});

test('whatever is done to it, a box stays on the picture and can be seen', () => {
  const point = fc.record({
    x: fc.double({ min: -3, max: 3, noNaN: true }),
    y: fc.double({ min: -3, max: 3, noNaN: true }),
  });
  fc.assert(
    fc.property(
      point,
      point,
      fc.array(fc.tuple(fc.boolean(), point), { maxLength: 8 }),
      (one, other, acts) => {
        let box = boxBetween(one, other);
        for (const [moves, by] of acts) box = moves ? moveBox(box, by) : resizeBox(box, by);
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(0.019);
        expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1 + 1e-9);
      },
    ),
  );
});
