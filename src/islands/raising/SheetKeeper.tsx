import { useStore } from '@nanostores/react';
import type { KeeperProps } from '#src/components/raising/keeper-props.ts';
import { $sheetFlow } from '#src/stores/raise-sheet.ts';
import { ConfirmChange } from './ConfirmChange.tsx';
import { clockText, SavedLine } from './SavedLine.tsx';
import { useSheet } from './use-sheet.ts';

/**
 * The foot of a sheet's form: how safe what was typed is, and the button. What was typed stands in
 * the page's own fields, and never here.
 */
export function SheetKeeper(props: KeeperProps) {
  const { text, locale, place, button, confirms } = props;
  const { takeOver, dialog, found, send, keepMine } = useSheet(props);
  const flow = useStore($sheetFlow);
  const busy = flow.step === 'sending';
  const refused = flow.step === 'refused' ? flow.message : undefined;
  const message = flow.step === 'unsure' ? text.offline : (refused ?? props.message);
  const goOnWords = found && text.autosave[found.kind];
  return (
    <div className="keeper stack" ref={takeOver}>
      {goOnWords && (
        <p className="notice">{goOnWords.replace('{time}', clockText(found.at, locale))}</p>
      )}
      <SavedLine
        text={text}
        locale={locale}
        place={place}
        onUseOther={() => location.reload()}
        onKeep={keepMine}
      />
      {message && (
        <p className="notice alarm" role="alert">
          {message}
        </p>
      )}
      <button className="button wide" type="submit" aria-disabled={busy || undefined}>
        {busy ? text.saving : button}
      </button>
      {confirms && <ConfirmChange text={text} dialog={dialog} onConfirm={send} />}
    </div>
  );
}
