import * as v from 'valibot';
import { Problem } from '#src/shared/contract/problem.ts';
import { type CommonMessage, commonMessage } from '#src/shared/platform/common-message.ts';
import { surroundingsOf } from '#src/shared/platform/container.ts';
import { localeOfHeader } from '#src/shared/platform/locale.ts';
import { parseJsonObject } from './read-body.ts';

/** What a request tells of its caller; without the header, what its user agent and languages tell. */
export function readCommonMessage(headers: Headers): CommonMessage {
  const header = headers.get('x-common-message');
  if (header) return decode(header);
  const { platform, container } = surroundingsOf(headers.get('user-agent') ?? '');
  const language = localeOfHeader(headers.get('accept-language') ?? undefined);
  return v.parse(commonMessage, { platform, container, language });
}

function decode(header: string): CommonMessage {
  const text = Buffer.from(header.slice(0, 4000), 'base64').toString('utf8');
  const parsed = v.safeParse(commonMessage, parseJsonObject(text));
  if (!parsed.success)
    throw new Problem('inputInvalid', { fields: { 'X-Common-Message': 'malformed' } });
  return parsed.output;
}
