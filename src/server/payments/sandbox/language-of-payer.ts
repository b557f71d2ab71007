import {
  isLocale,
  type Locale,
  localeOfHeader,
  localeOfPath,
} from '#src/shared/platform/locale.ts';

type Asked = {
  /** This language was chosen on the page. */
  chosen: string | undefined;
  /** The payer came from this address and goes back to it. */
  returnUrl: string | undefined;
  accepted: string | undefined;
};

/** Takes the chosen one, else that of the page the payer goes back to, else the browser's. */
export function languageOfPayer({ chosen, returnUrl, accepted }: Asked): Locale {
  if (isLocale(chosen)) return chosen;
  if (returnUrl && URL.canParse(returnUrl)) return localeOfPath(new URL(returnUrl).pathname);
  return localeOfHeader(accepted);
}
