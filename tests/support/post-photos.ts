import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import type { Link } from './browser.ts';
import { firstFamily } from './demo-family.ts';
import { samplePicture } from './test-photos.ts';

export const { mobile } = firstFamily;

export const words = '今天做了检查，医生说恢复得不错。谢谢每一位帮过我们的人，我们会继续加油。';

export const publishLink = (link: Link) => link('publishProgress', { params: firstFamily.params });

/** Makes white photos that say where they were taken. */
export async function photos(
  count: number,
): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 2/1 3/1' } };
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const corner = await samplePicture(200, 200, at + 3)
        .png()
        .toBuffer();
      const white = sharp({
        create: { width: 2400, height: 1800, channels: 3, background: '#fff' },
      });
      const drawn = white.composite([{ input: corner, left: 0, top: 0 }]).withExif(place);
      return { name: `${at}.jpg`, mimeType: 'image/jpeg', buffer: await drawn.jpeg().toBuffer() };
    }),
  );
}

export async function idsIn(field: Locator): Promise<string[]> {
  const value = await field.locator('[type=hidden]').inputValue();
  return value.split(',').filter(Boolean);
}
