import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findCase } from '#src/server/cases/find-case.ts';
import type { Services } from '#src/server/services.ts';
import { makeCaseCode } from '#src/server/sharing/make-short-link.ts';
import type { CaseDetail } from '#src/shared/cases/case-detail.ts';
import { excerptOf } from '#src/shared/cases/story.ts';
import { toldIn } from '#src/shared/cases/told-in.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';
import { printCode } from '#src/shared/sharing/check-code.ts';
import { illnessIn } from '#src/texts/illness-in.ts';
import { placeName } from '#src/texts/place-name.ts';
import { textsOf } from '#src/texts/texts.ts';
import { findPosterChoice } from './find-poster-choice.ts';

/** This is all that a picture of a case shows; the same subject is the same picture. */
export type PosterSubject = {
  language: Locale;
  title: string;
  /** Patient and hospital stand in a line. */
  about: string;
  excerpt: string;
  /** It lies below the public media folder; undefined where the case has no picture. */
  cover: string | undefined;
  code: string;
  url: string;
  host: string;
};

/** It is more than a poster's lines hold in any language: the drawing cuts it. */
const excerptLength = 300;

/**
 * Answers undefined when there is no such case. Making its code is part of making its first
 * picture.
 */
export async function findPosterSubject(
  services: Pick<Services, 'db' | 'config'>,
  { caseId, language }: { caseId: string; language: Locale },
  now: number,
): Promise<PosterSubject | undefined> {
  const found = await findCase(services.db, caseId, now);
  if (!found) return undefined;
  const { token, url } = await makeCaseCode(services, caseId, now);
  const chosen = await findPosterChoice(services.db, caseId);
  const told = toldIn(found, language).first;
  // Chosen words in another language give way to a telling that the reader reads.
  const words = told.toldBy && writtenIn(chosen?.words ?? '', language) ? '' : chosen?.words;
  return {
    language,
    title: told.title,
    about: aboutIn(found, language),
    excerpt: words || excerptOf(told.content, excerptLength),
    cover: chosen?.path ?? found.pictures[0]?.largeUrl.replace('/media/', ''),
    code: printCode(token),
    url,
    host: new URL(services.config.publicOrigin).host,
  };
}

/**
 * Says who it is and where, as far as the reader can read it: a picture carries no language for
 * names in letters of another one, so illness and city stand where the hospital's name would.
 */
function aboutIn(found: CaseDetail, language: Locale): string {
  const { patient, hospital, city } = found;
  const isRead = (part: string) => part !== '' && !writtenIn(part, language);
  const line = textsOf(language).cases.patientLine(patient.age, patient.gender);
  const place = isRead(hospital)
    ? [hospital]
    : [illnessIn(found, language), placeName(city, language)];
  return [patient.displayName, line, ...place].filter(isRead).join(' · ');
}

/** Reads the case's picture as bytes; none where its file is gone. */
export async function readCover(
  { config }: Pick<Services, 'config'>,
  cover: string | undefined,
): Promise<Buffer | undefined> {
  if (!cover) return undefined;
  return readFile(join(resolve(config.dataDir), 'media', cover)).catch(() => undefined);
}
