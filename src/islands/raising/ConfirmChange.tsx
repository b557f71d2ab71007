import type { KeeperProps } from '#src/components/raising/keeper-props.ts';

type Props = Pick<KeeperProps, 'text'> & {
  dialog: React.RefObject<HTMLDialogElement | null>;
  onConfirm(): void;
};

/** Asks before a public case is changed: it says what that means, and gives time to think again. */
export function ConfirmChange({ text, dialog, onConfirm }: Props) {
  const close = () => dialog.current?.close();
  return (
    <dialog className="confirm stack" ref={dialog} aria-labelledby="confirm-title">
      <h2 id="confirm-title">{text.confirmTitle}</h2>
      <p>{text.confirmWords}</p>
      <p className="choices">
        <button
          className="button"
          type="button"
          onClick={() => {
            close();
            onConfirm();
          }}
        >
          {text.confirm}
        </button>
        <button className="button quiet" type="button" onClick={close}>
          {text.thinkAgain}
        </button>
      </p>
    </dialog>
  );
}
