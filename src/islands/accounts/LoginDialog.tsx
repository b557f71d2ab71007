import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import type { SignInProps } from '#src/components/accounts/sign-in-view.ts';
import { drawUnread } from '#src/components/notices/draw-unread.ts';
import { showDialog } from '#src/components/platform/in-page/show-dialog.ts';
import {
  $loginInterception,
  cancelInterception,
  finishInterception,
  type LoginNeed,
} from '#src/stores/login-interception.ts';
import { authorisingLink } from '#src/stores/mend-login.ts';
import { $unread } from '#src/stores/notices/unread.ts';
import { watchAuthorising } from '#src/stores/session.ts';
import type { Texts } from '#src/texts/texts.ts';
import { FreshCodeForm } from './FreshCodeForm.tsx';
import { SignInForm } from './SignInForm.tsx';

type Props = Omit<SignInProps, 'scene' | 'redirectUrl' | 'action'> & {
  actions: { login: string; bind: string };
  text: Texts['accounts']['gate'];
};

/** Draws the login interception: whoever waits for it goes on once the reader has signed in. */
export function LoginDialog({ text, actions, ...props }: Props) {
  const interception = useStore($loginInterception, { ssr: 'initial' });
  useEffect(() => $unread.listen(drawUnread), []);
  const need = interception.state === 'asking' ? interception.need : undefined;
  const show = useCallback(
    (dialog: HTMLDialogElement | null) => {
      const isOpen = dialog?.hasAttribute('open');
      if (need && dialog && !isOpen) showDialog(dialog);
      if (!need && isOpen) dialog?.close();
    },
    [need],
  );
  const said = need && wordsOf(need, text);
  return (
    <dialog
      ref={show}
      className="login-gate"
      data-login-gate
      aria-labelledby="gate-title"
      onClose={cancelInterception}
    >
      {need && said && (
        <div className="stack">
          <h2 id="gate-title">{said.title}</h2>
          <p className="soft">{said.body}</p>
          <WhatIsAsked {...{ need, text, actions }} {...props} />
          <button className="button quiet wide" type="button" onClick={cancelInterception}>
            {said.cancel}
          </button>
        </div>
      )}
    </dialog>
  );
}

function WhatIsAsked({ need, text, actions, ...props }: Props & { need: LoginNeed }) {
  if (need === 'code' || need === 'factor')
    return <FreshCodeForm {...{ need, text }} words={props.words} onDone={finishInterception} />;
  if (need === 'app') return <AuthoriseAgain label={text.confirm} />;
  const scene = need === 'phone' ? 'bind' : 'login';
  return (
    <SignInForm
      {...props}
      scene={scene}
      action={actions[scene]}
      redirectUrl=""
      initial={{ step: 'mobile', mobile: '', agreed: false }}
      onDone={finishInterception}
    />
  );
}

/** A code of a phone would be another account's: in a tab of its own, so that nothing here is left. */
function AuthoriseAgain({ label }: { label: string }) {
  useEffect(watchAuthorising, []);
  return (
    <p>
      <a className="button wide" href={authorisingLink()} target="_blank" rel="noopener">
        {label}
      </a>
    </p>
  );
}

function wordsOf(need: LoginNeed, text: Props['text']) {
  const { cancel, notNow } = text;
  if (need === 'phone') return { title: text.bindTitle, body: text.bindBody, cancel };
  if (need === 'code') return { title: text.codeTitle, body: text.codeBody, cancel: notNow };
  if (need === 'factor') return { title: text.factorTitle, body: text.factorBody, cancel: notNow };
  return { title: text.title, body: text.body, cancel };
}
