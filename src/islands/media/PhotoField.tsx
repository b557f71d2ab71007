import { FieldFrame, FieldNotes } from '#src/components/forms/FieldFrame.tsx';
import { fieldAttributes } from '#src/components/forms/field-attributes.ts';
import { Tick } from '#src/components/forms/Tick.tsx';
import type { PhotoFieldProps } from '#src/components/media/photo-props.ts';
import { redactedFieldOf } from '#src/shared/media/fields.ts';
import type { Photo } from '#src/stores/media/photo.ts';
import { KeptPhotos } from './KeptPhotos.tsx';
import { PhotoLine } from './PhotoLine.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import { usePhotos } from './use-photos.ts';

/** Named types would keep Android from offering HEIC, and have iPhones send it as it is. */
const anyPicture = 'image/*';

/**
 * Draws photos of a form, sent one after another while the rest is filled in; the form carries
 * their ids. Without script it is a field of files, for which the form must be multipart.
 */
export function PhotoField(props: PhotoFieldProps) {
  const { name, max, kept, label, isPaper, text } = props;
  const { live, photos, trouble, choose, takeOver } = usePhotos(props);
  const isFull = live && photos.length >= max;
  const id = `photos-${name}`;
  const { describedBy } = props;
  const field = fieldAttributes({ id, label, hint: text.hints[0], error: trouble, describedBy });
  return (
    <FieldFrame field={field} label={label} className="photos" id={`${id}-field`} ref={takeOver}>
      {live ? <Chosen photos={photos} {...props} /> : <KeptPhotos {...props} />}
      <input
        {...field.control}
        type="file"
        name={live ? undefined : name}
        accept={anyPicture}
        multiple={max > 1}
        className={live ? 'hidden-text' : undefined}
        disabled={isFull}
        {...(props.isFirstWrong && { autoFocus: true })}
        onChange={({ currentTarget }) => choose(currentTarget)}
      />
      {live && !isFull && (
        <label className="button quiet wide" htmlFor={id}>
          {text.add}
        </label>
      )}
      <input type="hidden" name={name} value={(live ? keptIds(photos) : idsOf(kept)).join(',')} />
      {isPaper && !live && (
        <Tick id={`${id}-covered`} name={redactedFieldOf(name)} label={text.coveredTick} />
      )}
      <FieldNotes field={field} error={trouble} />
      <PhotoLine photos={photos} text={text} />
      <Hints id={field.hintId} hints={text.hints} />
    </FieldFrame>
  );
}

function Hints({ id, hints }: { id: string | undefined; hints: readonly string[] }) {
  return (
    <div id={id}>
      {hints.map((hint) => (
        <p className="hint" key={hint}>
          {hint}
        </p>
      ))}
    </div>
  );
}

function Chosen({ photos, isPaper, text }: PhotoFieldProps & { photos: readonly Photo[] }) {
  return (
    <ul aria-label={text.chosen}>
      {photos.map((photo, at) => (
        <PhotoTile
          key={photo.id}
          photo={photo}
          at={at}
          isOnly={photos.length === 1}
          isPaper={isPaper}
          text={text}
        />
      ))}
    </ul>
  );
}

function idsOf(kept: PhotoFieldProps['kept']): string[] {
  return kept.map(({ imageId }) => imageId);
}

function keptIds(photos: readonly Photo[]): string[] {
  return photos.flatMap((photo) => (photo.step === 'kept' ? photo.imageId : []));
}
