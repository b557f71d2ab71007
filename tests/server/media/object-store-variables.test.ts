import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from '#src/server/platform/config/config.ts';

test('a store that is half named stops the start, and each missing variable is named', () => {
  const half = { S3_ENDPOINT: 'https://s3.example.org', S3_SECRET_KEY: 'k3y-that-nobody-sees' };
  expect(() => parseConfig(half)).toThrow(ConfigError);
  const problems = problemsOf(half);
  expect(problems).toEqual([
    'S3_BUCKET is missing and an object store needs it',
    'S3_ACCESS_KEY is missing and an object store needs it',
  ]);
  expect(problemsOf({ ...half, S3_BUCKET: 'A b' })[0]).toMatch(/^S3_BUCKET /);
  expect(problemsOf({ ...half, S3_ENDPOINT: 'ftp://a' })[0]).toMatch(/^S3_ENDPOINT /);
  expect(problemsOf({ MAX_UPLOAD_BYTES: '1' })[0]).toMatch(/^MAX_UPLOAD_BYTES /);
});

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    parseConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [];
  }
}
