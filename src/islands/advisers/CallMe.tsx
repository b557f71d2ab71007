import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { makeInquiry } from '#src/stores/reports/inquiries.ts';

type Props = PlainFormProps & { told: string };

/** Asks to be called without leaving the page, where half a form may be typed. */
export function CallMe({ told, ...props }: Props) {
  const [flow] = useState(() => makeInquiry('stuck'));
  const { step } = useStore(flow.$state, { ssr: 'initial' });
  return (
    <div role="status">
      {step === 'done' ? (
        <p className="notice good">{told}</p>
      ) : (
        <PlainForm flow={flow} stays {...props} />
      )}
    </div>
  );
}
