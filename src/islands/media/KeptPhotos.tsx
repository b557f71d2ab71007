import type { PhotoFieldProps } from '#src/components/media/photo-props.ts';
import { type PhotoMove, photoMoveField, photoMoveValue } from '#src/shared/media/photo-moves.ts';

type Props = Pick<PhotoFieldProps, 'name' | 'kept' | 'text'>;

/** Shows what the server has before script and without: each button sends the form to redraw it. */
export function KeptPhotos({ name, kept, text }: Props) {
  return (
    <>
      {/* Enter in a text field presses a form's first button, which may not be one of these. */}
      {kept.length > 0 && (
        <button type="submit" className="hidden-text" tabIndex={-1} aria-hidden="true" />
      )}
      <ul aria-label={text.chosen}>
        {kept.map(({ imageId, url }, at) => {
          const label = text.photoOf[at + 1] ?? '';
          const moved = { name, imageId };
          return (
            <li key={imageId}>
              <img src={url} alt={label} />
              <div className="acts">
                {at > 0 && (
                  <Mover {...moved} move="earlier" label={`${text.earlier} (${label})`} sign="←" />
                )}
                <Mover {...moved} move="remove" label={`${text.remove} (${label})`} sign="×" />
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

type MoverProps = { name: string; imageId: string; move: PhotoMove; label: string; sign: string };

function Mover({ name, imageId, move, label, sign }: MoverProps) {
  return (
    <button
      className="button quiet"
      type="submit"
      name={photoMoveField}
      value={photoMoveValue(name, move, imageId)}
      formAction={`#photos-${name}-field`}
      formNoValidate
      data-as-is
      aria-label={label}
    >
      {sign}
    </button>
  );
}
