import { expect, test } from 'vitest';
import { movedPhotos, photoMoveValue } from '#src/shared/media/photo-moves.ts';

const [one, two, three] = ['a', 'b', 'c'].map((letter) => letter.repeat(22)) as [
  string,
  string,
  string,
];
const all = [one, two, three].join(',');

test.each([
  ['earlier', three, [one, three, two]],
  ['earlier', one, [one, two, three]],
  ['remove', two, [one, three]],
] as const)('a photo that is told %s goes there, and the others stay', (move, id, left) => {
  expect(movedPhotos('attachments', all, photoMoveValue('attachments', move, id))).toBe(
    left.join(','),
  );
});

test.each([
  photoMoveValue('images', 'remove', two),
  photoMoveValue('attachments', 'remove', 'd'.repeat(22)),
  `attachments.later.${two}`,
  'attachments.remove.',
  '',
])('the word %j moves nothing', (value) => {
  expect(movedPhotos('attachments', all, value)).toBe(all);
  expect(movedPhotos('attachments', '', value)).toBe('');
});
