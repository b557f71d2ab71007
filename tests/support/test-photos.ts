import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { newId } from '#src/server/platform/keys.ts';
import { imageUpload, type UploadedImage } from '#src/shared/media/calls.ts';
import type { ImagePurpose } from '#src/shared/media/purposes.ts';
import type { TestServer } from './test-server.ts';

/** Makes a picture with enough in it that two differ. */
export function samplePicture(width = 96, height = 64, hue = 1): Sharp {
  const raw = Buffer.alloc(width * height * 3, 0);
  for (let at = 0; at < raw.length; at += 1) raw[at] = (at * hue + (at >> 8) * 7) % 251;
  return sharp(raw, { raw: { width, height, channels: 3 } });
}

/** It is of a picture that is not so plain that it resembles every other. */
export const tellingHue = 37;
let lastHue = 10;

/** Makes a photo unlike any before, or of this hue. */
export async function photoFile(width = 96, height = 64, hue?: number): Promise<File> {
  if (hue === undefined) lastHue += 1;
  const bytes = await samplePicture(width, height, hue ?? lastHue)
    .jpeg({ quality: 60 })
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' });
}

/**
 * It is unlike any other, whichever process makes it: one that two families show is held for staff.
 */
export function unlikeAnyOther(): Promise<Buffer> {
  const grains = { raw: { width: 9, height: 8, channels: 3 as const } };
  return sharp(randomBytes(9 * 8 * 3), grains)
    .resize(400, 300)
    .jpeg()
    .toBuffer();
}

type Photo = { token: string; purpose: ImagePurpose; redacted?: '1'; file?: File };

/** Uploads a photo as the holder of the token, who never meets a budget. */
export async function uploadPhoto(t: TestServer, photo: Photo): Promise<UploadedImage> {
  const { token, purpose, redacted = '0' } = photo;
  const file = photo.file ?? (await photoFile());
  const headers = { 'x-client-address': newId() };
  const { status, data, msg } = await t.call(
    imageUpload,
    { file, purpose, redacted },
    { token, headers },
  );
  if (status !== 200) throw new Error(`The upload was refused: ${msg}`);
  return data;
}
