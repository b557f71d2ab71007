import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import type { SignInProps } from '#src/components/accounts/sign-in-view.ts';
import { showDialog } from '#src/components/platform/show-dialog.ts';
import {
  $loginInterception,
  cancelInterception,
  finishInterception,
} from '#src/stores/login-interception.ts';
import { SignInForm } from './SignInForm.tsx';

type Props = Omit<SignInProps, 'scene' | 'redirectUrl' | 'action'> & {
  actions: { login: string; bind: string };
  text: { title: string; body: string; bindTitle: string; bindBody: string; cancel: string };
};

/** Draws the login interception: whoever waits for it goes on once the reader has signed in. */
export function LoginDialog({ text, actions, ...props }: Props) {
  const interception = useStore($loginInterception, { ssr: 'initial' });
  const need = interception.state === 'asking' ? interception.need : undefined;
  const show = useCallback(
    (dialog: HTMLDialogElement | null) => {
      const isOpen = dialog?.hasAttribute('open');
      if (need && dialog && !isOpen) showDialog(dialog);
      if (!need && isOpen) dialog?.close();
    },
    [need],
  );
  const scene = need === 'phone' ? 'bind' : 'login';
  return (
    <dialog
      ref={show}
      className="login-gate"
      data-login-gate
      aria-labelledby="gate-title"
      onClose={cancelInterception}
    >
      {need && (
        <div className="stack">
          <h2 id="gate-title">{need === 'phone' ? text.bindTitle : text.title}</h2>
          <p className="soft">{need === 'phone' ? text.bindBody : text.body}</p>
          <SignInForm
            {...props}
            scene={scene}
            action={actions[scene]}
            redirectUrl=""
            initial={{ step: 'mobile', mobile: '', agreed: false }}
            onDone={finishInterception}
          />
          <button className="button quiet wide" type="button" onClick={cancelInterception}>
            {text.cancel}
          </button>
        </div>
      )}
    </dialog>
  );
}
