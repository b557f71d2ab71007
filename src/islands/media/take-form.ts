import type { ImagePurpose } from '#src/shared/media/purposes.ts';
import { openPhotos } from '#src/stores/media/photo-queue.ts';
import { $photos, type KeptPhoto, markPhotosSent, photosAt } from '#src/stores/media/photos.ts';

type Taken = {
  place: string;
  purpose: ImagePurpose;
  kept: readonly KeptPhoto[];
  choose(input: HTMLInputElement): void;
  /** Photos that are not finished hold the form back. */
  onHeld(): void;
  /** Other photos stand in the field than before. */
  onChange(): void;
};

/**
 * Ties a field's photos to the form around it: files chosen before script came are taken, a form
 * with unfinished photos is not sent, and it hears of each change as of typing. Answers how to let go.
 */
export function takeForm(root: HTMLElement, { place, purpose, kept, ...field }: Taken): () => void {
  const form = root.closest('form');
  const files = root.querySelector<HTMLInputElement>('[type=file]');
  const ids = root.querySelector<HTMLInputElement>('[type=hidden]');
  void openPhotos({ place, purpose, kept }).then(() => {
    if (files?.files?.length) field.choose(files);
  });
  const hold = (event: SubmitEvent) => {
    if (!photosAt(place).some(isUnfinished)) {
      setTimeout(() => {
        if (!event.defaultPrevented && navigator.onLine) markPhotosSent(place);
      });
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    field.onHeld();
    files?.focus();
  };
  form?.addEventListener('submit', hold, { capture: true });
  let told = ids?.value;
  const stop = $photos.listen((all) =>
    requestAnimationFrame(() => {
      // That its photos were sent is nothing that somebody typed, and keeps no words anew.
      if (ids?.value === told || !(place in all)) return;
      told = ids?.value;
      field.onChange();
      ids?.dispatchEvent(new Event('input', { bubbles: true }));
    }),
  );
  return () => {
    form?.removeEventListener('submit', hold, { capture: true });
    stop();
  };
}

export function isUnfinished({ step }: { step: string }): boolean {
  return step === 'waiting' || step === 'sending';
}
