import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import type { PhotoFieldProps } from '#src/components/media/photo-props.ts';
import { addPhoto } from '#src/stores/media/photo-queue.ts';
import { $photos, photosAt } from '#src/stores/media/photos.ts';
import { readyPhoto } from './draw-photo.ts';
import { isUnfinished, takeForm } from './take-form.ts';

/** A field's photos and what goes wrong with them; `live` once script took the field over. */
export function usePhotos(field: PhotoFieldProps) {
  const { place, purpose, max, kept, problem, text } = field;
  const [live, setLive] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [held, setHeld] = useState(false);
  const photos = useStore($photos)[place] ?? [];
  const unfinished = photos.filter(isUnfinished).length;
  const choose = useCallback(
    async (input: HTMLInputElement) => {
      const files = [...(input.files ?? [])];
      input.value = '';
      const room = max - photosAt(place).length;
      setTrouble(files.length > room ? text.tooMany : undefined);
      for (const file of files.slice(0, room)) {
        const blob = await readyPhoto(file);
        if (blob) void addPhoto({ place, purpose, blob });
        else setTrouble(text.notPhoto);
      }
    },
    [place, purpose, max, text],
  );
  const takeOver = useCallback(
    (root: HTMLElement | null) => {
      if (!root) return;
      setLive(true);
      return takeForm(root, { place, purpose, kept, choose, onHeld: () => setHeld(true) });
    },
    [place, purpose, kept, choose],
  );
  const heldBack = held && unfinished > 0 ? text.held[unfinished] : undefined;
  const drawn = photos.some(({ blob }) => blob) ? undefined : problem;
  return { live, photos, trouble: trouble ?? heldBack ?? drawn, choose, takeOver };
}
