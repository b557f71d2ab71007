import type { KeeperProps } from '#src/components/raising/keeper-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { ConfirmChange } from './ConfirmChange.tsx';
import { OtherWords } from './OtherWords.tsx';
import { clockText, SavedLine } from './SavedLine.tsx';
import { useSheet } from './use-sheet.ts';

/**
 * Draws the foot of a sheet's form: how safe what was typed is, and the button. What was typed
 * stands in the page's own fields, and never here.
 */
export function SheetKeeper(props: KeeperProps) {
  const { text, locale, place, sheet, button, confirms } = props;
  const { form, takeOver, dialog, restoredAt, joinedAt, clashes, choose } = useSheet(props);
  const asked = clashes.length > 0 && text.autosave.bothKept;
  const joined = asked || (joinedAt !== undefined && text.autosave.joined);
  const told = joined || (restoredAt !== undefined && text.autosave.restored);
  return (
    <div className="keeper stack" ref={takeOver}>
      <div role="status">
        {told && (
          <p className="notice">
            {told.replace('{time}', clockText(joinedAt ?? restoredAt ?? 0, locale))}
          </p>
        )}
      </div>
      {clashes.length > 0 && <OtherWords {...{ text, locale, clashes }} onChoose={choose} />}
      <SavedLine
        text={text}
        locale={locale}
        place={place}
        sheet={sheet}
        isHushed={form.state.step === 'unsure'}
      />
      <FormNotice form={form} unsure={text.offline} />
      <SubmitButton form={form} sending={text.saving}>
        {button}
      </SubmitButton>
      {confirms && <ConfirmChange text={text} dialog={dialog} onConfirm={form.submit} />}
    </div>
  );
}
