import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeOr } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import { findPlace, writePicture } from './content-shelf.ts';
import { drawPicture } from './draw-picture.ts';
import { checkText, saveText } from './save-text.ts';

export const editorPaths = {
  save: '/preview/editor/save',
  check: '/preview/editor/check',
  picture: '/preview/editor/picture',
} as const;

const maxBytes = 20 * 1024 * 1024;

/** Takes what the editors' screen sends; part of the dev server only. */
export async function serveEditor(
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.originalUrl ?? '/', 'http://own.invalid');
  const texts = textsOf(localeOr(searchParams.get('in') ?? undefined)).editor;
  const answer = (body: unknown) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  };
  const refuse = (words: string) => answer({ faults: [{ field: '', words }] });
  if (request.headers['sec-fetch-site'] !== 'same-origin') return refuse(texts.faults.notFromHere);
  const bytes = await readBody(request);
  if (pathname === editorPaths.picture) {
    const place = findPlace(Object.fromEntries(searchParams));
    const drawn = bytes && (await drawPicture(bytes));
    if (!place || !drawn) return refuse(texts.picture.unreadable);
    return answer({ faults: [], picture: writePicture(place, drawn) });
  }
  const typed = Object.fromEntries(new URLSearchParams(bytes?.toString('utf8')));
  const { folder = '', locale = '', name = '', ...words } = typed;
  const place = findPlace({ folder, locale, name });
  if (!place) return refuse(texts.faults.noText);
  const act = pathname === editorPaths.save ? saveText : checkText;
  return answer({ faults: act(place, words, texts) });
}

/** It is undefined when there is more than anyone would send. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size <= maxBytes ? Buffer.concat(chunks) : undefined;
}
