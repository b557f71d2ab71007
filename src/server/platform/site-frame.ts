import { parseConfig } from './config/config.ts';

type SiteFrame = {
  origin: string;
  demo: boolean;
  operator: {
    name: string | undefined;
    licence: string | undefined;
    custodyBank: string | undefined;
    hotline: string;
  };
};

let frame: SiteFrame | undefined;

/** Answers what every page says of its operator. */
export function siteFrame(): SiteFrame {
  if (!frame) {
    const config = parseConfig(process.env);
    frame = {
      origin: config.publicOrigin,
      demo: config.mode === 'demo',
      operator: config.operator,
    };
  }
  return frame;
}
