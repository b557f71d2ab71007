type Words = Readonly<Record<string, string>>;

const fieldsOf = {
  person: [
    ...['relation', 'name', 'idType', 'idCard', 'mobile', 'bankName', 'bankCard'],
    ...['relationPaper', 'papers', 'consent', 'agreed'],
  ],
  hospital: ['hospital', 'department', 'account', 'bankName', 'bedNo', 'agreed'],
} as const;

/**
 * Writes an account as its call takes it, of what was typed; what is empty is left to the rules.
 */
export function payeeText(kind: keyof typeof fieldsOf, words: Words): string {
  const typed = fieldsOf[kind].flatMap((name) => (words[name] ? [[name, words[name]]] : []));
  return JSON.stringify({ kind, ...Object.fromEntries(typed) });
}
