import * as v from 'valibot';
import { Problem } from '#src/shared/contract/problem.ts';
import {
  type ApiAsked,
  askApi,
  type MessagingAccount,
  openMessagingApi,
  refusal,
} from './messaging-api.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Draws the codes that open the mini program on its own page of a case. */
export type MiniProgramCodes = { codeOf(infoUuid: string): Promise<Bytes> };

type Asked = ApiAsked & { account: MessagingAccount };

const page = 'pages/contribute/index';
/** A code stays the same for ever, and the API draws few a minute. */
const mostKept = 500;

/**
 * It has codes from the messaging app itself; only it can draw one that its scanner takes for its
 * own.
 */
export function httpMiniProgramCodes(asked: Asked): MiniProgramCodes {
  const api = openMessagingApi(asked);
  const kept = new Map<string, Bytes>();
  return {
    codeOf: async (infoUuid) => {
      const known = kept.get(infoUuid);
      if (known) return known;
      // The case's id is 22 of the 32 letters a scene may have.
      const body = { scene: infoUuid, page, check_path: false, width: 430 };
      const answer = await api.ask(asked.account, (token) => {
        const path = `/wxa/getwxacodeunlimit?${new URLSearchParams({ access_token: token })}`;
        return askApi(asked, { path, body }, readCode);
      });
      if (!(answer instanceof Uint8Array)) throw new Problem('unavailable');
      if (kept.size >= mostKept) kept.clear();
      kept.set(infoUuid, answer);
      return answer;
    },
  };
}

/** Reads a picture, or the API's reason as JSON, whatever the answer says of its type. */
async function readCode(answer: Response): Promise<Bytes | v.InferOutput<typeof refusal>> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes[0] !== '{'.charCodeAt(0)) return bytes;
  return v.parse(refusal, JSON.parse(new TextDecoder().decode(bytes)));
}
