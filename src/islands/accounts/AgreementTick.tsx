import type { SignInProps } from '#src/components/accounts/sign-in-view.ts';

type Props = Pick<SignInProps, 'words' | 'agreementUrls'> & {
  prefix: string;
  agreed: boolean;
  error: string | undefined;
};

/** Never ticked beforehand. The agreements open beside the form, which keeps what was typed. */
export function AgreementTick({ words, agreementUrls, prefix, agreed, error }: Props) {
  const id = `${prefix}-agreement`;
  return (
    <div className="field">
      <div className="tick">
        <input
          type="checkbox"
          id={id}
          name="agreement"
          defaultChecked={agreed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>
          <label htmlFor={id}>{words.agreeBefore}</label>{' '}
          <a href={agreementUrls.user} target="_blank" rel="noopener">
            {words.userAgreement}
          </a>{' '}
          {words.agreeBetween}{' '}
          <a href={agreementUrls.privacy} target="_blank" rel="noopener">
            {words.privacyAgreement}
          </a>
        </span>
      </div>
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
