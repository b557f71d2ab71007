import type { KeeperProps } from '#src/components/raising/keeper-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { ConfirmChange } from './ConfirmChange.tsx';
import { clockText, SavedLine } from './SavedLine.tsx';
import { useSheet } from './use-sheet.ts';

/**
 * The foot of a sheet's form: how safe what was typed is, and the button. What was typed stands in
 * the page's own fields, and never here.
 */
export function SheetKeeper(props: KeeperProps) {
  const { text, locale, place, button, confirms } = props;
  const { form, takeOver, dialog, found, keepMine, takeOther } = useSheet(props);
  return (
    <div className="keeper stack" ref={takeOver}>
      {found && (
        <p className="notice">
          {text.autosave[found.kind].replace('{time}', clockText(found.at, locale))}
        </p>
      )}
      <SavedLine
        text={text}
        locale={locale}
        place={place}
        onUseOther={takeOther}
        onKeep={keepMine}
      />
      <FormNotice form={form} unsure={text.offline} />
      <SubmitButton form={form} sending={text.saving}>
        {button}
      </SubmitButton>
      {confirms && <ConfirmChange text={text} dialog={dialog} onConfirm={form.submit} />}
    </div>
  );
}
