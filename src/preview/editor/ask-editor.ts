import { exchangeFile } from '#src/stores/exchange-file.ts';
import type { Answer } from './show-faults.ts';

/**
 * Answers what the editor's server answers to a text or a picture; throws where it answers nothing.
 */
export async function askEditor(address: string, body: Blob | URLSearchParams): Promise<Answer> {
  const answer = await exchangeFile(address, { method: 'POST', body });
  if (!answer) throw new Error(`${address} did not answer.`);
  return JSON.parse(await answer.text());
}
