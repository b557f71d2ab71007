import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from './texts.ts';

/** Answers what staff call a gateway or bank; one of the operator's own goes by the name it has. */
export function gatewayText(gateway: string, locale: Locale): string {
  const names: Readonly<Record<string, string>> = textsOf(locale).refunds.gateways;
  return names[gateway] ?? gateway;
}
