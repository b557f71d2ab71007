import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import type { PhotoFieldProps } from '#src/components/media/photo-props.ts';
import { $pageProblems } from '#src/stores/form-flow.ts';
import { addPhoto } from '#src/stores/media/photo-queue.ts';
import { $photos, photosAt } from '#src/stores/media/photos.ts';
import { readyPhoto } from './draw-photo.ts';
import { isUnfinished, takeForm } from './take-form.ts';

/**
 * Answers a field's photos and what goes wrong with them; `live` once script took the field over.
 */
export function usePhotos(field: PhotoFieldProps) {
  const { place, purpose, max, kept, text } = field;
  const [form, setForm] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [held, setHeld] = useState(false);
  const { wrong, mend } = useWrong(field, form);
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
      setForm(root.closest('form')?.id ?? '');
      const onHeld = () => setHeld(true);
      return takeForm(root, { place, purpose, kept, choose, onHeld, onChange: mend });
    },
    [place, purpose, kept, choose, mend],
  );
  const heldBack = held && unfinished > 0 ? text.held[unfinished] : undefined;
  const live = form !== undefined;
  return { live, photos, trouble: trouble ?? heldBack ?? wrong, choose, takeOver };
}

/** Finds what was wrong with the photos when they were sent, as the page drew or told it since. */
function useWrong({ name, problem }: PhotoFieldProps, form: string | undefined) {
  const sent = useStore($pageProblems, { ssr: 'initial' });
  const told = sent?.form === form ? sent : undefined;
  const [since, setSince] = useState({ told, problem });
  const [mended, setMended] = useState(false);
  const mend = useCallback(() => setMended(true), []);
  if (since.told !== told || since.problem !== problem) {
    setSince({ told, problem });
    setMended(false);
  }
  const words = told ? told.fields[name] : problem;
  return { wrong: mended ? undefined : words, mend };
}
