import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { IssuedCode, type IssuedCodeText } from '#src/components/review/IssuedCode.tsx';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import type { CallOutput } from '#src/shared/contract/call.ts';
import type { deskIssueHospitalCode } from '#src/shared/verification/hospital-codes/calls.ts';
import { makeDeskForm } from '#src/stores/desk/desk-forms.ts';

type Props = PlainFormProps & { codeText: IssuedCodeText };

/** Issues a hospital's code; it is shown here, once, in place of the form. */
export function IssueCode({ codeText, ...props }: Props) {
  const [flow] = useState(() => makeDeskForm('issueHospitalCode'));
  const state = useStore(flow.$state, { ssr: 'initial' });
  if (state.step !== 'done') return <PlainForm flow={flow} stays {...props} />;
  const { code } = state.output as CallOutput<typeof deskIssueHospitalCode>;
  return <IssuedCode code={code} text={codeText} />;
}
