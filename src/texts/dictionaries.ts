// These are the dictionaries of all languages, by the names that the list of languages gives them.
export * as en from './en/dictionary.ts';
export * as 'zh-CN' from './zh-CN/dictionary.ts';
