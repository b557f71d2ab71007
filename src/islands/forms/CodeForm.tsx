import { useStore } from '@nanostores/react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import type { FormFlow } from '#src/stores/form-flow.ts';
import { PlainForm } from './PlainForm.tsx';

export type CodeFormProps = {
  /** Has a code sent, then gives way to the form that takes it. */
  send: PlainFormProps;
  give: PlainFormProps;
  /** Was the code sent already, without script? */
  isSent: boolean;
  /** It is there in demo mode, where no message is sent. */
  demoCode: string;
  demoWords: string;
};

type Props<Given> = CodeFormProps & {
  sending: FormFlow<{ demoCode?: string | undefined }>;
  giving: FormFlow<Given>;
};

/** Draws a code and what it is for, in two steps of one place. */
export function CodeForm<Given>({
  sending,
  giving,
  send,
  give,
  demoWords,
  ...props
}: Props<Given>) {
  const sent = useStore(sending.$state, { ssr: 'initial' });
  const isSent = sent.step === 'done';
  const demoCode = (isSent && sent.output.demoCode) || props.demoCode;
  if (!isSent && !props.isSent) return <PlainForm flow={sending} {...send} stays />;
  return (
    <div className="stack">
      {demoCode && (
        <p className="notice" role="status">
          {demoWords.replace('{}', demoCode)}
        </p>
      )}
      <PlainForm flow={giving} {...give} />
    </div>
  );
}
