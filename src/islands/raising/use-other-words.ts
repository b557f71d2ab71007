import { useCallback, useRef, useState } from 'react';
import { fillIn, typedIn, valuesOf } from '#src/islands/forms/form-values.ts';
import { addressOf } from '#src/shared/contract/call.ts';
import { ownImage } from '#src/shared/media/calls.ts';
import type { Clash } from '#src/shared/raising/merge-words.ts';
import { photoPlace } from '#src/shared/raising/photo-place.ts';
import { photosOf } from '#src/shared/raising/sheet-layout.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import { forgetDraft, readDraft } from '#src/stores/drafts.ts';
import { joinPhotos } from '#src/stores/media/photo-queue.ts';
import {
  keepChosen,
  meetDraft,
  sheetDraft,
  sheetVersion,
} from '#src/stores/raising/raise-draft.ts';
import { $saving, type Elsewhere } from '#src/stores/saving.ts';
import { labelInPage, wordsInPage } from './words-in-page.ts';

/** Tells a clash in the words of its page. */
export type ShownClash = Clash & { label: string };
type Sheet = { infoUuid: string; sheet: SheetName; place: string; savedAt: number | null };

/**
 * Follows what another phone saved of the same sheet, or what this one kept and never saved: takes
 * what clashes with nothing, and has its writer choose the rest.
 */
export function useOtherWords({ infoUuid, sheet, place, savedAt }: Sheet) {
  const around = useRef<HTMLFormElement | null>(null);
  const open = useRef<readonly Clash[]>([]);
  const [clashes, setClashes] = useState<readonly ShownClash[]>([]);
  const [joinedAt, setJoinedAt] = useState<number>();

  const show = useCallback((left: readonly Clash[]) => {
    open.current = left;
    const form = around.current;
    if (form) setClashes(left.map((clash) => shownIn(form, clash)));
  }, []);
  const follow = useCallback(
    (form: HTMLFormElement) => {
      around.current = form;
      const stop = $saving.subscribe((saving) => {
        if (saving.step !== 'elsewhere') return;
        take(form, saving, { place, sheet });
        setJoinedAt(saving.at);
        show(saving.clashes);
        if (saving.clashes.length === 0) void keepChosen(valuesOf(form));
      });
      meetEarlier(form, { infoUuid, sheet, savedAt });
      return stop;
    },
    [infoUuid, sheet, place, savedAt, show],
  );
  const choose = (names: readonly string[], whose: 'mine' | 'theirs') => {
    const form = around.current;
    if (!form) return;
    for (const clash of open.current) {
      if (names.includes(clash.name)) fillIn(form, { [clash.name]: clash[whose] });
    }
    show(open.current.filter(({ name }) => !names.includes(name)));
    if (open.current.length === 0) void keepChosen(valuesOf(form));
  };
  return { follow, clashes, joinedAt, choose };
}

function take(
  form: HTMLFormElement,
  { taken, photos }: Elsewhere,
  { place, sheet }: Pick<Sheet, 'place' | 'sheet'>,
): void {
  fillIn(form, taken);
  for (const { name, purpose } of photosOf(sheet)) {
    // It takes them also where they are more than may be sent: the field then asks its writer which
    // ones go.
    const added = photos[name] ?? [];
    const kept = added.map((imageId) => ({ imageId, url: addressOf(ownImage, { imageId }) }));
    if (kept.length > 0) void joinPhotos({ place: photoPlace(place, name), purpose, kept });
  }
}

/**
 * Meets words that this device kept and the server never got, and whose place others have taken
 * there.
 */
function meetEarlier(
  form: HTMLFormElement,
  { infoUuid, sheet, savedAt }: Omit<Sheet, 'place'>,
): void {
  const name = sheetDraft({ infoUuid, sheet });
  const draft = readDraft(name);
  if (!draft || draft.basedOn === sheetVersion()) return;
  const shown = typedIn(form);
  const isShown = ([field, value]: [string, string]) => (shown[field] ?? value) === value;
  if (Object.entries(draft.values).every(isShown)) forgetDraft(name);
  else meetDraft(draft.values, { shown, at: savedAt ?? draft.savedAt });
}

function shownIn(form: HTMLFormElement, clash: Clash): ShownClash {
  const { name, mine, theirs } = clash;
  return {
    name,
    label: labelInPage(form, name),
    mine: mine && wordsInPage(form, name, mine),
    theirs: theirs && wordsInPage(form, name, theirs),
  };
}
