import type { CallInput, CallOutput } from '#src/shared/contract/call.ts';
import {
  cosDone,
  cosSignature,
  getImageUploadMode,
  imageUpload,
  type UploadedImage,
} from '#src/shared/media/calls.ts';
import { heicType } from '#src/shared/media/is-heic.ts';
import { type ApiResult, callApi } from '#src/stores/api.ts';
import { browser } from '#src/stores/browser.ts';

type Sent = CallInput<typeof imageUpload>;

const putTimeoutMs = 60_000;
/** Asked for once a page. */
let mode: CallOutput<typeof getImageUploadMode>['mode'] | undefined;

/** Sends one photo: straight to the object store where there is one, else to this server. */
export async function sendPhoto(photo: Sent): Promise<ApiResult<UploadedImage>> {
  if (!mode) {
    const asked = await callApi(getImageUploadMode, {});
    if (!asked.ok) return asked;
    mode = asked.data.mode;
  }
  const direct = mode === 'cos' ? await sendDirect(photo) : undefined;
  return direct ?? callApi(imageUpload, photo);
}

/** Undefined when the store did not take it: then it goes the other way. */
async function sendDirect({
  file,
  purpose,
  redacted,
}: Sent): Promise<ApiResult<UploadedImage> | undefined> {
  const contentType = file.type === heicType ? heicType : 'image/jpeg';
  const announced = { purpose, redacted, contentType, size: file.size } as const;
  const signed = await callApi(cosSignature, announced);
  if (!signed.ok) return signed;
  const { url, headers, uploadId } = signed.data;
  if (!(await put(url, headers, file))) return undefined;
  return callApi(cosDone, { uploadId });
}

/** A photo as the server drew it, for a browser that can't show the file it sent. */
export async function readDrawn(url: string): Promise<Blob | undefined> {
  try {
    const answer = await browser.fetch(url);
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}

async function put(url: string, headers: Record<string, string>, body: Blob): Promise<boolean> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), putTimeoutMs);
  const { signal } = stop;
  const sent = { method: 'PUT', headers, body, signal, credentials: 'omit' as const };
  try {
    return (await browser.fetch(url, sent)).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
