import type { IncomingMessage, ServerResponse } from 'node:http';
import { findPlace, saveText } from './content-shelf.ts';

export const savePath = '/preview/editor/save';

/** Takes what the editors' screen sends; part of the dev server only. */
export function serveEditor(request: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const own = request.headers['sec-fetch-site'] === 'same-origin';
    const answer = own
      ? save(Buffer.concat(chunks).toString('utf8'))
      : { faults: ['Not from here.'] };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
}

function save(body: string): { faults: string[] } {
  const {
    folder = '',
    locale = '',
    name = '',
    ...typed
  } = Object.fromEntries(new URLSearchParams(body));
  const place = findPlace({ folder, locale, name });
  return { faults: place ? saveText(place, typed) : ['There is no such text.'] };
}
