import { useCallback, useRef, useState } from 'react';
import type { KeeperProps } from '#src/components/raising/keeper-props.ts';
import { fillIn, showProblems, valuesOf } from '#src/components/raising/sheet-form.ts';
import { photoMoveField } from '#src/shared/media/photo-moves.ts';
import {
  keepThisDraft,
  noteTyped,
  openSheetDraft,
  readSheetDraft,
  saveNow,
} from '#src/stores/raise-draft.ts';
import { $sheetFlow, sendSheet } from '#src/stores/raise-sheet.ts';

type Found = { kind: 'restored' | 'newer'; at: number };

/** Takes the form around the island over: keeps what is typed, and sends it. */
export function useSheet({ infoUuid, sheet, version, savedAt, ...props }: KeeperProps) {
  const { place, target, confirms } = props;
  const form = useRef<HTMLFormElement | null>(null);
  const dialog = useRef<HTMLDialogElement | null>(null);
  const [found, setFound] = useState<Found>();
  const send = useCallback(async () => {
    const here = form.current;
    if (!here) return;
    await sendSheet({ infoUuid, sheet, values: valuesOf(here), place, target });
    const flow = $sheetFlow.get();
    showProblems(here, flow.step === 'refused' ? flow.fields : {});
  }, [infoUuid, sheet, place, target]);
  const takeOver = useCallback(
    (root: HTMLElement | null) => {
      const here = root?.closest('form');
      if (!here) return;
      form.current = here;
      openSheetDraft({ infoUuid, sheet, version });
      setFound(goOn(here, { infoUuid, sheet, savedAt }));
      const onInput = () => noteTyped(valuesOf(here));
      const onSubmit = (event: SubmitEvent) => {
        const moves = event.submitter?.getAttribute('name') === photoMoveField;
        if (event.defaultPrevented || moves) return;
        event.preventDefault();
        if (confirms) dialog.current?.showModal();
        else void send();
      };
      here.addEventListener('input', onInput);
      here.addEventListener('submit', onSubmit);
      window.addEventListener('online', saveNow);
      return () => {
        here.removeEventListener('input', onInput);
        here.removeEventListener('submit', onSubmit);
        window.removeEventListener('online', saveNow);
      };
    },
    [infoUuid, sheet, version, savedAt, confirms, send],
  );
  const keepMine = () => void (form.current && keepThisDraft(valuesOf(form.current)));
  return { takeOver, dialog, found, send, keepMine };
}

type Opened = Pick<KeeperProps, 'infoUuid' | 'sheet' | 'savedAt'>;

/** The newer of what this device and the server have; what was typed before script came stays. */
function goOn(form: HTMLFormElement, { infoUuid, sheet, savedAt }: Opened): Found | undefined {
  const draft = readSheetDraft({ infoUuid, sheet });
  if (!draft || isSame(draft.values, valuesOf(form))) return undefined;
  if (draft.savedAt <= (savedAt ?? 0)) return { kind: 'newer', at: savedAt ?? 0 };
  fillIn(form, draft.values);
  noteTyped(valuesOf(form));
  void saveNow();
  return { kind: 'restored', at: draft.savedAt };
}

/** Photos see to themselves. */
function isSame(draft: Record<string, string>, shown: Record<string, string>): boolean {
  return Object.entries(draft).every(
    ([name, value]) => name === 'attachments' || (shown[name] ?? '') === value,
  );
}
