import sharp, { type Sharp } from 'sharp';
import { type HostileFile, script } from './hostile-file.ts';
import { after, chunk, png, text, withSegment } from './picture-bytes.ts';
import { samplePicture } from './test-photos.ts';

/** These are pictures with something behind or between. */
export function carriers(jpeg: Buffer, pngFile: Buffer): HostileFile[] {
  const zip = text('PK\x03\x04\x14\0\0\0\0\0');
  const place = after(text('Exif\0\0'), text('MM\0*\0\0\0\x08\0\x01GPSLatitude'));
  const frames = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  return [
    {
      what: 'JPEG with a script as comment',
      bytes: withSegment(jpeg, 0xfe, text(script)),
      end: 'clean',
    },
    { what: 'JPEG with broken EXIF', bytes: withSegment(jpeg, 0xe1, place), end: 'clean' },
    { what: 'JPEG with a ZIP behind', bytes: after(jpeg, zip), end: 'clean' },
    { what: 'PNG with HTML behind', bytes: after(pngFile, text(script)), end: 'clean' },
    { what: 'animated PNG', bytes: png(64, 64, { more: [frames] }), end: 'clean' },
    { what: 'PNG called HTML', bytes: pngFile, type: 'text/html', name: 'a.html', end: 'clean' },
    { what: 'JPEG called SVG', bytes: jpeg, type: 'image/svg+xml', name: 'a.svg', end: 'clean' },
    { what: 'name that climbs', bytes: jpeg, name: '../../../etc/passwd', end: 'clean' },
    { what: 'name that climbs in its own way', bytes: jpeg, name: '..\\..\\a.exe', end: 'clean' },
    { what: 'name with a nul', bytes: jpeg, name: 'a.php\0.jpg', end: 'clean' },
    { what: 'name of 5000 letters', bytes: jpeg, name: 'a'.repeat(5000), end: 'clean' },
    {
      what: 'name with quotes and lines',
      bytes: jpeg,
      name: 'a"\r\nx: y\r\n\r\n.jpg',
      end: 'clean',
    },
  ];
}

/** These are real pictures of rarer kinds, with all that they may carry. */
export async function strangers(jpeg: Buffer): Promise<HostileFile[]> {
  const frames = await Promise.all(
    [1, 2].map((hue) => samplePicture(64, 64, hue).png().toBuffer()),
  );
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 2/1 3/1' } };
  const carried = await sharp(jpeg).withExif(place).withIccProfile('p3').toBuffer();
  const made: [string, Sharp][] = [
    ['animated WebP', sharp(frames, { join: { animated: true } }).webp()],
    ['WebP with EXIF', sharp(carried).keepExif().webp()],
    ['JPEG in CMYK', samplePicture().toColourspace('cmyk').jpeg()],
    ['PNG with 16 bits', samplePicture().toColourspace('rgb16').png()],
    ['progressive JPEG', samplePicture().jpeg({ progressive: true })],
    [
      'see-through PNG',
      sharp({ create: { width: 64, height: 64, channels: 4, background: '#f000' } }).png(),
    ],
    ['PNG in greys', samplePicture().greyscale().png()],
  ];
  const files = made.map(async ([what, picture]) => ({
    what,
    bytes: await picture.toBuffer(),
    end: 'clean' as const,
  }));
  return [
    { what: 'JPEG with place and profile', bytes: carried, end: 'clean' },
    ...(await Promise.all(files)),
  ];
}
