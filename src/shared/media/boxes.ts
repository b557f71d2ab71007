/**
 * This is a black box covers a part of a picture; it is given in parts of its width and height from
 * the upper left corner.
 */
export type Box = { x: number; y: number; width: number; height: number };
export type Point = { x: number; y: number };

const smallest = 0.02;

/** Draws the box between two corners, wherever the pointer went. */
export function boxBetween(one: Point, other: Point): Box {
  const [left, right] = [one.x, other.x].map(inside).sort(byNumber) as [number, number];
  const [top, bottom] = [one.y, other.y].map(inside).sort(byNumber) as [number, number];
  return keepOn({ x: left, y: top, width: right - left, height: bottom - top });
}

/** Moves a box and keeps it on the picture. */
export function moveBox(box: Box, by: Point): Box {
  return keepOn({ ...box, x: box.x + by.x, y: box.y + by.y });
}

/** Moves the lower right corner. */
export function resizeBox(box: Box, by: Point): Box {
  const width = Math.min(Math.max(box.width + by.x, smallest), 1 - box.x);
  const height = Math.min(Math.max(box.height + by.y, smallest), 1 - box.y);
  return { ...box, width, height };
}

function keepOn({ x, y, ...size }: Box): Box {
  const width = Math.min(Math.max(size.width, smallest), 1);
  const height = Math.min(Math.max(size.height, smallest), 1);
  const between = (at: number, most: number) => Math.min(Math.max(at, 0), most);
  return { x: between(x, 1 - width), y: between(y, 1 - height), width, height };
}

function inside(at: number): number {
  return Math.min(Math.max(at, 0), 1);
}

function byNumber(one: number, other: number): number {
  return one - other;
}
