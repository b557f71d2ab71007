import { useCallback, useRef, useState } from 'react';
import { longestStory } from '#src/shared/raising/sheet-choices.ts';
import { withDraft } from '#src/shared/raising/story-draft.ts';

/**
 * Answers the story's field of the form around an island: what stands in it, and adding a draft to
 * it.
 */
export function useStoryField() {
  const field = useRef<HTMLTextAreaElement | null>(null);
  const [story, setStory] = useState('');
  const takeOver = useCallback((root: HTMLElement | null) => {
    const form = root?.closest('form');
    const found = form?.elements.namedItem('content');
    if (!form || !(found instanceof HTMLTextAreaElement)) return;
    field.current = found;
    const title = form.elements.namedItem('title');
    const read = () => {
      const heading = title instanceof HTMLInputElement ? title.value : '';
      setStory(`${heading}\n${found.value}`);
    };
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, []);
  /** Answers false when there is no room for it. */
  const addDraft = (draft: string): boolean => {
    const here = field.current;
    if (!here) return false;
    const words = withDraft(here.value, draft);
    if (words.length > longestStory) return false;
    here.value = words;
    here.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  };
  return { takeOver, story, addDraft };
}
