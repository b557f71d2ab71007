/** Reads the whole body of an answer that is short; one that goes on and on is left where it is. */
export async function readAtMost(answer: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) throw new Error(`An answer is longer than ${maxBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
