import type { DoorRequest } from '#src/server/door/door-request.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { cookieDomainOf } from '#src/server/platform/own-domains.ts';

export type CookieConfig = Pick<Config, 'publicOrigin' | 'apiOrigins'>;

type Scope = {
  name: string;
  options: {
    path: string;
    httpOnly: boolean;
    sameSite: 'Lax';
    secure: boolean;
    domain?: string;
  };
};

/**
 * No script reads such a cookie. It is this host's alone, which `__Host-` holds browsers to (they
 * need https for it, so that a plain-http demo uses the bare name), unless the operator named a
 * host beneath this one that answers its calls: then both get it.
 */
export function cookieScopeOf(config: CookieConfig, host: string, name: string): Scope {
  const secure = config.publicOrigin.startsWith('https:');
  const domain = cookieDomainOf(config, host);
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  if (domain === undefined) return { name: secure ? `__Host-${name}` : name, options };
  return { name: secure ? `__Secure-${name}` : name, options: { ...options, domain } };
}

export function scopeFor(c: DoorRequest, name: string): Scope {
  return cookieScopeOf(c.var.services.config, c.req.header('host') ?? '', name);
}
