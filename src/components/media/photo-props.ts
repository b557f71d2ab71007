import { addressOf } from '#src/shared/contract/call.ts';
import { ownImage } from '#src/shared/media/calls.ts';
import { audienceOf, type ImagePurpose } from '#src/shared/media/purposes.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { sheetImage } from '#src/shared/raising/aides/calls.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = {
  locale: Locale;
  /** This is the form's field; the server gets ids there, comma separated. */
  name?: string;
  /** Names the draft on this device: one for each thing that photos are chosen for. */
  place: string;
  /** For a sheet this is its case: what others who write it sent to it is shown, too. */
  sheetOf?: string;
  purpose: ImagePurpose;
  max: number;
  label: string;
  /** This is what the field has already, such as the form's own value when it is shown again. */
  imageIds?: string;
  /** Says in words why the field was refused. */
  problem?: string | undefined;
  /** It says what else to know of these photos. */
  hint?: string | undefined;
  /** These are ids of what else describes the field, such as what the review said of it. */
  describedBy?: string | undefined;
  /** The page opens at it: it is the first wrong field of a form refused without script. */
  isFirstWrong?: boolean;
};

/** Answers what `PhotoField` draws, in one language. */
export function photoProps({
  locale,
  name = 'attachments',
  imageIds = '',
  sheetOf,
  hint,
  ...field
}: Asked) {
  const t = textsOf(locale).media;
  const isPaper = audienceOf[field.purpose] === 'whenRedacted';
  const counted = (say: (count: string) => string) =>
    Array.from({ length: field.max + 1 }, (_, count) => say(String(count)));
  const { max, paper, forStaff, identity, waitingOf, held, photoOf, boxOf, ...plain } = t;
  return {
    ...field,
    name,
    isPaper,
    problem: field.problem,
    kept: imageIds
      .split(',')
      .filter((imageId) => /^[\w-]{22}$/.test(imageId))
      .slice(0, field.max)
      .map((imageId) => ({ imageId, url: pictureOf(imageId, sheetOf) })),
    text: {
      ...plain,
      hints: [max(String(field.max)), hint, ...hintsOf(field.purpose, t), t.stripped].filter(
        isSaid,
      ),
      waitingOf: counted(waitingOf),
      held: counted(held),
      photoOf: counted(photoOf),
      boxOf: boxOf('{n}'),
    },
  };
}

const isSaid = (hint: string | undefined): hint is string => hint !== undefined;

function pictureOf(imageId: string, sheetOf: string | undefined): string {
  return sheetOf === undefined
    ? addressOf(ownImage, { imageId })
    : addressOf(sheetImage, { infoUuid: sheetOf, imageId });
}

type Hints = Record<'paper' | 'forStaff' | 'identity', string>;

/** Answers who will see the photos, and so what to cover of them, or not. */
function hintsOf(purpose: ImagePurpose, { paper, forStaff, identity }: Hints): string[] {
  if (purpose === 'identity') return [identity];
  const audience = audienceOf[purpose];
  if (audience === 'staffOnly') return [forStaff];
  return audience === 'whenRedacted' ? [paper] : [];
}

export type PhotoFieldProps = ReturnType<typeof photoProps>;
export type PhotoTexts = PhotoFieldProps['text'];
