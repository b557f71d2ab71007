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
import { exchangeFile } from '#src/stores/exchange-file.ts';

type Sent = CallInput<typeof imageUpload>;

/** It is asked for once a page. */
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

/** Answers undefined when the store did not take it: then it goes the other way. */
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
  const put = { method: 'PUT', headers, body: file, credentials: 'omit' as const };
  if (!(await exchangeFile(url, put))) return undefined;
  return callApi(cosDone, { uploadId });
}
