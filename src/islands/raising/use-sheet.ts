import { useCallback, useRef, useState } from 'react';
import { showDialog } from '#src/components/platform/in-page/show-dialog.ts';
import type { KeeperProps } from '#src/components/raising/keeper-props.ts';
import { sheetFormId } from '#src/components/raising/sheet-form.ts';
import { changedIn, drawnIn, typedIn, valuesOf } from '#src/islands/forms/form-values.ts';
import { useForm } from '#src/islands/forms/use-form.ts';
import { photosOf } from '#src/shared/raising/sheet-layout.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import { readDraft } from '#src/stores/drafts.ts';
import {
  noteTyped,
  openSheetDraft,
  saveNow,
  sheetDraft,
  sheetVersion,
} from '#src/stores/raising/raise-draft.ts';
import { forgetTrouble, raising } from '#src/stores/raising/raise-sheet.ts';
import { $saving } from '#src/stores/saving.ts';
import { useOtherWords } from './use-other-words.ts';

/** Takes the form around the island over: keeps what is typed, here and on the server, and sends it. */
export function useSheet(props: KeeperProps) {
  const { infoUuid, sheet, version } = props;
  const dialog = useRef<HTMLDialogElement | null>(null);
  const [restoredAt, setRestoredAt] = useState<number>();
  const form = useSheetForm(props, () => askFirst(dialog.current));
  const { takeOver: tie } = form;
  const { follow, ...others } = useOtherWords(props);
  const takeOver = useCallback(
    (root: HTMLElement | null) => {
      const here = root?.closest('form');
      if (!here) return;
      openSheetDraft({ infoUuid, sheet, version, drawn: drawnWithPhotos(here, sheet) });
      const before = JSON.stringify(typedIn(here));
      const draft = readDraft(sheetDraft({ infoUuid, sheet }));
      const letGo = tie(here);
      if (JSON.stringify(typedIn(here)) !== before) setRestoredAt(draft?.savedAt);
      const leave = follow(here);
      const stop = saveWhileTyping(here);
      return () => {
        letGo?.();
        leave();
        stop();
      };
    },
    [infoUuid, sheet, version, tie, follow],
  );
  return { form, takeOver, dialog, restoredAt, ...others };
}

function useSheetForm({ infoUuid, sheet, ...props }: KeeperProps, ask: () => boolean) {
  return useForm({
    id: sheetFormId,
    flow: raising,
    along: { infoUuid, sheet, place: props.place },
    target: props.target,
    draft: sheetDraft({ infoUuid, sheet }),
    draftBasedOn,
    drawn: { message: props.message },
    mayLeave: props.confirms ? ask : undefined,
    fieldsOfPage: true,
  });
}

/** While its writer chooses between two phones' words, this one's draft stays as it is. */
function draftBasedOn(): number | undefined {
  return $saving.get().step === 'elsewhere' ? undefined : sheetVersion();
}

function askFirst(dialog: HTMLDialogElement | null): boolean {
  if (dialog) showDialog(dialog);
  return false;
}

/** Photos stand in fields that nobody types in. */
function drawnWithPhotos(form: HTMLFormElement, sheet: SheetName): Record<string, string> {
  const idsIn = (name: string) =>
    form.querySelector(`input[type=hidden][name=${name}]`)?.getAttribute('value') ?? '';
  const photos = photosOf(sheet).map(({ name }) => [name, idsIn(name)] as const);
  return { ...drawnIn(form), ...Object.fromEntries(photos) };
}

/** What was typed before script came, or came back, is saved at once. */
function saveWhileTyping(form: HTMLFormElement): () => void {
  const note = () => noteTyped(valuesOf(form));
  const goOn = () => {
    forgetTrouble();
    void saveNow();
  };
  if (changedIn(form).size > 0) {
    note();
    void saveNow();
  }
  const stop = $saving.listen(({ step }) => {
    if (step === 'saved') forgetTrouble();
  });
  form.addEventListener('input', note);
  window.addEventListener('online', goOn);
  return () => {
    stop();
    form.removeEventListener('input', note);
    window.removeEventListener('online', goOn);
  };
}
