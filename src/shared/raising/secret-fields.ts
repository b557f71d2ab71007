/** They are never sent back whole, and never kept on a device. */
const secretFields = ['idCard', 'guardianIdCard', 'mobile', 'bankCard', 'account'] as const;
export type SecretField = (typeof secretFields)[number];

export function isSecretField(name: string): name is SecretField {
  return (secretFields as readonly string[]).includes(name);
}

/** Names of persons stay off the device too, which others may use; the server keeps them. */
export function staysOffDevice(name: string): boolean {
  return isSecretField(name) || ['name', 'realName', 'guardianName'].includes(name);
}
