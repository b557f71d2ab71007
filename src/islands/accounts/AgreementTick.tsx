import type { SignInProps } from '#src/components/accounts/sign-in-view.ts';
import { Tick } from '#src/components/forms/Tick.tsx';

type Props = Pick<SignInProps, 'words' | 'agreementUrls'> & {
  prefix: string;
  agreed: boolean;
  error: string | undefined;
};

/**
 * It is never ticked beforehand. The agreements open beside the form, which keeps what was typed.
 */
export function AgreementTick({ words, agreementUrls, prefix, agreed, error }: Props) {
  return (
    <Tick
      id={`${prefix}-agreement`}
      name="agreement"
      label={words.agreeBefore}
      error={error}
      value="on"
      defaultChecked={agreed}
    >
      {' '}
      <a href={agreementUrls.user} target="_blank" rel="noopener">
        {words.userAgreement}
      </a>{' '}
      {words.agreeBetween}{' '}
      <a href={agreementUrls.privacy} target="_blank" rel="noopener">
        {words.privacyAgreement}
      </a>
    </Tick>
  );
}
