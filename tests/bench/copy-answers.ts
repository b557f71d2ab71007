import { request } from 'node:http';
import type { LoadRequest } from 'autocannon';

/**
 * This is an answer as it went over the wire: its headers in order, its body compressed as it came.
 */
export type KeptAnswer = { path: string; headers: string[]; body: string };

/** These are headers that node:http writes by itself. */
const ofTheConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** Answers what a server answers to each request, for a bare server to send. */
export function copyAnswers(
  origin: string,
  requests: readonly LoadRequest[],
): Promise<KeptAnswer[]> {
  return Promise.all(requests.map((one) => copyAnswer(origin, one)));
}

function copyAnswer(origin: string, { method, path, headers, body }: LoadRequest) {
  return new Promise<KeptAnswer>((resolve, reject) => {
    const asked = request(origin + path, { method, headers }, async (answer) => {
      const bytes = Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>));
      if (answer.statusCode !== 200)
        return reject(new Error(`${path} answered ${answer.statusCode}: ${bytes}`));
      const kept = answer.rawHeaders.filter((_, at) => {
        const name = answer.rawHeaders[at - (at % 2)]?.toLowerCase() ?? '';
        return !ofTheConnection.includes(name);
      });
      const length = ['content-length', String(bytes.byteLength)];
      resolve({ path, headers: [...kept, ...length], body: bytes.toString('base64') });
    });
    asked.once('error', reject);
    asked.end(body);
  });
}
