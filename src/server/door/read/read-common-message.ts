import * as v from 'valibot';
import type { RawRequest } from '#src/server/door/door-request.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { type CommonMessage, commonMessage } from '#src/shared/platform/common-message.ts';
import { surroundingsOf } from '#src/shared/platform/container.ts';
import { localeOfHeader } from '#src/shared/platform/locale.ts';
import { parseJsonObject } from './read-body.ts';
import { readTouches } from './read-touches.ts';

/** It stands for the caller before it is read. */
export const unknownCaller: CommonMessage = Object.freeze(v.parse(commonMessage, {}));

/** Reads what a request tells of its caller, and of what led the caller here. */
export function readCommonMessage(
  request: Pick<RawRequest, 'url' | 'headers'>,
  { config, now }: Pick<Services, 'config' | 'now'>,
): CommonMessage {
  const header = request.headers.get('x-common-message');
  const common = header ? decode(header) : guess(request.headers);
  const touches = readTouches(request, { kept: common.touches, ...config }, now());
  return { ...common, touches, channel: touches?.last.channel ?? '' };
}

/** Without the header, the user agent and its languages tell. */
function guess(headers: RawRequest['headers']): CommonMessage {
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
