import { isIPv6 } from 'node:net';

/**
 * An address stands for this caller in limits: one household has a whole /64 of IPv6 to itself, and
 * every address of it is the same caller. IPv4 written as IPv6 stays one address.
 */
export function addressPrefix(address: string): string {
  const bare = address.split('%', 1)[0] ?? '';
  if (!isIPv6(bare)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const filled =
    tail === undefined ? groups : [...groups, ...zeros(8 - groups.length - after.length), ...after];
  return `${filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * An address stands for someone within this network, since a /64 is had by the thousand: the /48
 * that a customer of IPv6 is given, or the /24 of IPv4. It is undefined for what is no address.
 */
export function networkOf(prefix: string): string | undefined {
  const [first, second, third, fourth] = prefix.split(/[.:]/);
  if (prefix.endsWith('::/64')) return `${first}:${second}:${third}::/48`;
  return fourth && !prefix.includes(':') ? `${first}.${second}.${third}.0/24` : undefined;
}

const zeros = (count: number): string[] => Array.from({ length: Math.max(0, count) }, () => '0');
