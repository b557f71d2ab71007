import { route } from './route.ts';

/** These are pages of a family that is helped, and of who helps it. */
export const aideRoutes = {
  caseAides: route('/raise/aides/{infoUuid}', 'P', 'owner', { query: ['anchorId'] }),
  acceptHelp: route('/raise/help/{helpId}', 'P', 'login'),
  helpCase: route('/raise/help-fill/{infoUuid}', 'P', 'owner', { aides: true }),
} as const;
