/** JSON columns hold text: portable, and never compared inside the database. */
export function toJson(value: unknown): string {
  return JSON.stringify(value);
}

/** Reads a JSON column we wrote ourselves; the caller names the shape. */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T;
}
