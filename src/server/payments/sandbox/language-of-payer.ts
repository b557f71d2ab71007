import {
  isLocale,
  type Locale,
  localeOfHeader,
  localeOfPath,
} from '#src/shared/platform/locale.ts';

type Asked = {
  /** The language chosen on the page. */
  chosen: string | undefined;
  /** Where the payer came from and goes back to. */
  returnUrl: string | undefined;
  accepted: string | undefined;
};

/** As chosen, else as the page that the payer goes back to, else as the browser asks. */
export function languageOfPayer({ chosen, returnUrl, accepted }: Asked): Locale {
  if (isLocale(chosen)) return chosen;
  if (returnUrl && URL.canParse(returnUrl)) return localeOfPath(new URL(returnUrl).pathname);
  return localeOfHeader(accepted);
}
