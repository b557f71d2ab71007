import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture } from '#src/preview/editor/draw-picture.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#208040' } });

test('a photo of any shape is drawn into one box, upright and without what its file carried', async () => {
  const lying = await photo(900, 300)
    .withExif({ IFD0: { Model: 'a phone' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const drawn = await drawPicture(lying);
  const { format, width, height, exif } = await sharp(drawn).metadata();
  expect({ format, width, height, exif }).toEqual({
    ...{ format: 'webp', width: 1080, height: 720 },
    exif: undefined,
  });
  // Turned upright it is narrow: nothing is cut, and the ground stands beside it.
  const { data } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)].every((part) => part > 230)).toBe(true);
});

test('what is no picture, or one that browsers draw by themselves, is refused', async () => {
  const gif = await photo(20, 20).gif().toBuffer();
  const cut = (await photo(400, 400).png().toBuffer()).subarray(0, 300);
  for (const bytes of [Buffer.from('words'), Buffer.from('<svg></svg>'), gif, cut]) {
    expect(await drawPicture(bytes)).toBeUndefined();
  }
});
