import { WaitingError } from '#src/server/jobs/waiting-error.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Gateway } from './gateway.ts';

/** A row names a gateway that this process has not open: what is under way there waits. */
export class GatewayNotOpenError extends WaitingError {
  override name = 'GatewayNotOpenError';
  constructor(gateway: string) {
    super(`Gateway ${gateway} is not open.`);
  }
}

/** Finds what is open by its name. Throws `GatewayNotOpenError` for one that is not. */
export function openByName<T extends { name: string }>(all: readonly T[]): (name: string) => T {
  return (name) => {
    const found = all.find((one) => one.name === name);
    if (!found) throw new GatewayNotOpenError(name);
    return found;
  };
}

/** Says which gateway new payments of a pay channel go to. */
type ChannelRoute = { gateway: string; channels: readonly number[] };

/**
 * It holds every gateway that is open. Money goes on at the gateway it went to first, whose name
 * its row keeps, whatever new payments go to by now.
 */
export type Gateways = {
  all: readonly Gateway[];
  /** Throws `GatewayNotOpenError` for a name that is not open. */
  get(name: string): Gateway;
  /** Takes the new payments of a pay channel. Throws the problem `gatewayUnavailable` where none does. */
  forChannel(payChannel: number): Gateway;
};

export function createGateways(all: readonly Gateway[], routes: readonly ChannelRoute[]): Gateways {
  const get = openByName(all);
  return {
    all,
    get,
    forChannel: (payChannel) => {
      const route = routes.find(({ channels }) => channels.includes(payChannel));
      if (!route) throw new Problem('gatewayUnavailable');
      return get(route.gateway);
    },
  };
}
