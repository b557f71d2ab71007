import type { Services } from '#src/server/services.ts';
import { findPosterSubject } from '#src/server/sharing/poster/poster-subject.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

export type PaperKit = {
  language: Locale;
  title: string;
  /** This is patient and hospital stand in a line. */
  about: string;
  /** They are to be read aloud, or sent one by one where a message has to be short. */
  lines: readonly string[];
  /** It is without the scheme: what somebody types from paper. */
  address: string;
  url: string;
  code: string;
  host: string;
};

/** Finds what of a case stands on paper and is read aloud. Its code is made at the first use. */
export async function findKit(
  services: Pick<Services, 'db' | 'config'>,
  asked: { caseId: string; language: Locale },
  now: number,
): Promise<PaperKit | undefined> {
  const subject = await findPosterSubject(services, asked, now);
  if (!subject) return undefined;
  const { language, title, about, url, code, host } = subject;
  const t = textsOf(language).paperKit;
  const address = url.replace(/^https?:\/\//, '');
  const lines = [
    t.lines.who(title),
    t.lines.about(about),
    t.lines.where(address, code),
    t.lines.share,
    t.lines.careful(services.config.operator.hotline),
  ];
  return { ...{ language, title, about, lines, address, url, code, host } };
}
