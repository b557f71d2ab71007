import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $ownBonfire, loadOwnBonfire } from '#src/stores/activities/bonfire.ts';
import { BonfireWays, type BonfireWaysProps } from './BonfireWays.tsx';

/** The page is the same for all; this asks what its reader is here, and draws what they can do. */
export function BonfirePlace(props: Omit<BonfireWaysProps, 'own'>) {
  const { infoUuid, bonfireUuid } = props;
  const own = useStore($ownBonfire, { ssr: 'initial' });
  useEffect(() => void loadOwnBonfire({ infoUuid, bonfireUuid }), [infoUuid, bonfireUuid]);
  return <BonfireWays {...props} own={own} />;
}
