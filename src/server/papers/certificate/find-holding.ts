import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { CertificateView } from '#src/shared/papers/certificates/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { findCertificate } from './find-certificate.ts';

export type AskedCertificate = { orderId: string; userId: string; language: Locale };
export type HoldingCertificate = {
  certificate: CertificateView;
  language: Locale;
  /** This is the link of the page that checks it. */
  link: string;
};

/** Finds what may be drawn: a certificate that holds now. A gift that went back has none. */
export async function findHolding(
  { db, keys, config }: Pick<Services, 'db' | 'keys' | 'config'>,
  { orderId, userId, language }: AskedCertificate,
): Promise<HoldingCertificate> {
  const certificate = await findCertificate({ db, keys }, { orderId, userId, locale: language });
  if (certificate?.state !== 'live') throw new Problem('notFound');
  const { number, checkCode: code } = certificate;
  const check = linkTo('checkPaper', { query: { number, code }, locale: language });
  return { certificate, language, link: config.publicOrigin + check };
}
