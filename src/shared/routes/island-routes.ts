import { type LinkParts, linkBy, type Route, route } from './route.ts';

/**
 * These are those of the table that islands lead to, apart, so that no island carries all the
 * others.
 */
export const islandRoutes = {
  contribute: route('/cf/contribute/{infoUuid}', 'C', 'open', {
    share: true,
    indexed: true,
    query: ['readOn'],
  }),
  contributeSpread: route('/cf/contribute/spread/{infoUuid}', 'C', 'open', { share: true }),
  contributeShareSuccess: route('/cf/contribute/{infoUuid}/share-success', 'P', 'open', {
    query: ['shareId'],
  }),
  wechatShareTutor: route('/cf/wechat-share-tutor/{infoUuid}', 'C', 'open', { share: true }),
  qrcodeShare: route('/cf/activity/qrcode-share/{infoUuid}', 'C', 'open', { share: true }),
  login: route('/login', 'P', 'open', { query: ['redirectUrl'] }),
  authService: route('/authservice', 'P', 'open', {
    query: ['redirectUrl', 'code', 'state', 'domain', 'ticket'],
  }),
  bindPhone: route('/cf/bind-phone', 'P', 'userinfo', { query: ['redirectUrl'] }),
} as const satisfies Record<string, Route>;

/** Does the same as `linkTo`, for islands and stores. */
export function islandLink(name: keyof typeof islandRoutes, parts: LinkParts): string {
  return linkBy(islandRoutes[name].path, parts);
}
