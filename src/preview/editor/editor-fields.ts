import { z } from 'astro/zod';
import type { TextFields } from '#src/content/text-file.ts';

export type EditorField = {
  name: string;
  kind: 'line' | 'choice' | 'day' | 'flag' | 'number' | 'list';
  options: readonly string[];
  value: string;
  /** It takes so many characters at most, where there is such a limit. */
  most: number | undefined;
};

/** Answers the form of a folder's fields, made from what they must be. */
export function editorFields(schema: z.ZodObject, values: TextFields): EditorField[] {
  return Object.entries(schema.shape).map(([name, type]) => ({
    name,
    kind: kindOf(type),
    options: type instanceof z.ZodEnum ? type.options.map(String) : [],
    value: textOf(values[name]),
    most: type instanceof z.ZodString ? (type.maxLength ?? undefined) : undefined,
  }));
}

/** Answers what was typed as what the file holds; a field left empty is one that is missing. */
export function typedFields(schema: z.ZodObject, typed: Record<string, string>): TextFields {
  const fields: TextFields = {};
  for (const [name, type] of Object.entries(schema.shape)) {
    const text = (typed[name] ?? '').trim();
    const value = readTyped(kindOf(type), text);
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}

function kindOf(type: unknown): EditorField['kind'] {
  if (type instanceof z.ZodEnum) return 'choice';
  if (type instanceof z.ZodDate) return 'day';
  if (type instanceof z.ZodBoolean) return 'flag';
  if (type instanceof z.ZodNumber) return 'number';
  return type instanceof z.ZodArray ? 'list' : 'line';
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n');
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '');
}

function readTyped(kind: EditorField['kind'], text: string): unknown {
  if (kind === 'list')
    return text
      .split('\n')
      .map((one) => one.trim())
      .filter(Boolean);
  if (kind === 'flag') return text === 'true';
  if (text === '') return undefined;
  if (kind === 'number') return Number(text);
  return kind === 'day' ? new Date(text) : text;
}
