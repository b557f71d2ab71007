import { extractText } from 'unpdf';

/**
 * Reads the words of a PDF as a reader's programme finds them, without the spaces between its
 * lines.
 */
export async function textOfPdf(bytes: ArrayBuffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
