import { useCallback, useRef, useState } from 'react';
import { showDialog } from '#src/components/platform/show-dialog.ts';
import { type KeeperProps, sheetFormId } from '#src/components/raising/keeper-props.ts';
import { changedIn, typedIn, valuesOf } from '#src/islands/forms/form-values.ts';
import { useForm } from '#src/islands/forms/use-form.ts';
import { forgetDraft, readDraft } from '#src/stores/drafts.ts';
import {
  keepThisDraft,
  noteTyped,
  openSheetDraft,
  saveNow,
  sheetDraft,
} from '#src/stores/raise-draft.ts';
import { raising } from '#src/stores/raise-sheet.ts';

/** What became of an earlier visit's words: they are back, or the server had newer ones. */
type Found = { kind: 'restored' | 'newer'; at: number };

/** Takes the form around the island over: keeps what is typed, here and on the server, and sends it. */
export function useSheet(props: KeeperProps) {
  const { infoUuid, sheet, version, savedAt } = props;
  const around = useRef<HTMLFormElement | null>(null);
  const dialog = useRef<HTMLDialogElement | null>(null);
  const [found, setFound] = useState<Found>();
  const form = useSheetForm(props, () => askFirst(dialog.current));
  const { takeOver: tie } = form;
  const takeOver = useCallback(
    (root: HTMLElement | null) => {
      const here = root?.closest('form');
      if (!here) return;
      around.current = here;
      openSheetDraft({ infoUuid, sheet, version });
      setFound(findEarlier(here, { infoUuid, sheet, savedAt }));
      const letGo = tie(here);
      const stop = saveWhileTyping(here);
      return () => {
        letGo?.();
        stop();
      };
    },
    [infoUuid, sheet, version, savedAt, tie],
  );
  const keepMine = () => void (around.current && keepThisDraft(valuesOf(around.current)));
  /** The page comes again with the other phone's words, which nothing of this one may replace. */
  const takeOther = () => {
    forgetDraft(sheetDraft({ infoUuid, sheet }));
    around.current?.reset();
    location.reload();
  };
  return { form, takeOver, dialog, found, keepMine, takeOther };
}

function useSheetForm({ infoUuid, sheet, savedAt, ...props }: KeeperProps, ask: () => boolean) {
  return useForm({
    id: sheetFormId,
    flow: raising,
    along: { infoUuid, sheet, place: props.place },
    target: props.target,
    draft: sheetDraft({ infoUuid, sheet }),
    newerThan: savedAt ?? 0,
    drawn: { message: props.message },
    mayLeave: props.confirms ? ask : undefined,
    fieldsOfPage: true,
  });
}

function askFirst(dialog: HTMLDialogElement | null): boolean {
  if (dialog) showDialog(dialog);
  return false;
}

/** What was typed before script came, or came back, is saved at once. */
function saveWhileTyping(form: HTMLFormElement): () => void {
  const note = () => noteTyped(valuesOf(form));
  if (changedIn(form).size > 0) {
    note();
    void saveNow();
  }
  form.addEventListener('input', note);
  window.addEventListener('online', saveNow);
  return () => {
    form.removeEventListener('input', note);
    window.removeEventListener('online', saveNow);
  };
}

type Opened = Pick<KeeperProps, 'infoUuid' | 'sheet' | 'savedAt'>;

function findEarlier(form: HTMLFormElement, { savedAt, ...sheet }: Opened): Found | undefined {
  const draft = readDraft(sheetDraft(sheet));
  if (!draft || isShown(draft.values, typedIn(form))) return undefined;
  if (savedAt !== null && draft.savedAt <= savedAt) return { kind: 'newer', at: savedAt };
  return { kind: 'restored', at: draft.savedAt };
}

/** Settled fields and photos are in no draft of a form. */
function isShown(draft: Record<string, string>, typed: Record<string, string>): boolean {
  return Object.entries(draft).every(([name, value]) => (typed[name] ?? value) === value);
}
