import { makePdf, type Sheet } from '#src/server/papers/make-pdf.ts';
import { left, type Pen, right, soft, takePen } from '#src/server/papers/pen.ts';
import type { Services } from '#src/server/services.ts';
import { flamePaths } from '#src/server/sharing/poster/flame-mark.ts';
import { qrPath } from '#src/server/sharing/poster/qr-code.ts';
import { colours } from '#src/server/sharing/poster/render-svg.ts';
import { linesOf } from '#src/server/sharing/poster/svg-text.ts';
import { dateText } from '#src/shared/cases/display.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import type { certificatePdf } from '#src/shared/papers/certificates/calls.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { printCode } from '#src/shared/sharing/check-code.ts';
import { textsOf } from '#src/texts/texts.ts';
import { type AskedCertificate, findHolding, type HoldingCertificate } from './find-holding.ts';

/**
 * Makes a certificate as PDF: what the picture says, in letters that can be searched and read
 * aloud.
 */
export async function makeCertificate(
  services: Pick<Services, 'db' | 'keys' | 'config'>,
  asked: AskedCertificate,
): Promise<CallAnswer<typeof certificatePdf>> {
  const holds = await findHolding(services, asked);
  const bytes = await makePdf(layCertificate(holds));
  const fileName = `${holds.certificate.number}.pdf`;
  return { type: 'application/pdf', bytes, isPrivate: true, fileName };
}

const [top, foot, qrSize] = [150, 670, 104];
/**
 * This is the ground of the picture, on A4; its frame is a band between two rectangles, drawn each
 * the other way round.
 */
const ground = 'M24 24H571V818H24Z';
const frame = `${ground}M30 30V812H565V30Z`;

function layCertificate({ certificate, language, link }: HoldingCertificate): Sheet {
  const { number, paidAt } = certificate;
  const t = textsOf(language).papers;
  const pen = takePen();
  pen.y = top + 90;
  layWords(pen, { certificate, language });
  layFoot(pen, { certificate, language });
  const { path, size } = qrPath(link);
  const flame = flamePaths.map((one) => ({ ...one, x: left, y: top - 62, scale: 2.6 }));
  return {
    title: `${t.certificateTitle} ${number}`,
    ...{ language, madeAt: paidAt, words: pen.words, rules: pen.rules, stamp: undefined },
    shapes: [
      { path: ground, x: 0, y: 0, scale: 1, fill: colours.sheet },
      { path: frame, x: 0, y: 0, scale: 1, fill: colours.glow },
      ...flame,
      { path, x: left, y: foot, scale: qrSize / size, fill: '#000' },
    ],
  };
}

type Laid = Pick<HoldingCertificate, 'certificate' | 'language'>;

function layWords(pen: Pen, { certificate, language }: Laid): void {
  const t = textsOf(language).papers;
  const { name, amountInFen, caseTitle, paidAt } = certificate;
  const amount = amountInFen === null ? undefined : yuan(amountInFen, language);
  const told = t.certificateWords(dateText(paidAt, language), caseTitle, amount);
  const block = (text: string, size: number, fill?: string) => {
    const maxEms = (right - left) / size;
    for (const line of linesOf(text, { maxEms, maxLines: 5 })) {
      pen.put(line, { size, ...(fill && { fill }) });
      pen.y += size * 1.7;
    }
    pen.y += size;
  };
  block(t.certificateTitle, 32, colours.flame);
  block(name, 26);
  block(told, 17);
  block(t.certificateThanks, 17, soft);
}

function layFoot(pen: Pen, { certificate, language }: Laid): void {
  const t = textsOf(language).papers;
  pen.y = foot - 16;
  pen.rule();
  pen.y = foot + 14;
  const { number, checkCode } = certificate;
  const said = [
    ...[t.certificateCheck, `${t.number} ${number}`, `${t.code} ${printCode(checkCode)}`],
    t.certificateNote,
  ];
  for (const text of said.flatMap((one) => linesOf(one, { maxEms: 40, maxLines: 3 }))) {
    pen.note(text, left + qrSize + 20);
    pen.y += 16;
  }
}
