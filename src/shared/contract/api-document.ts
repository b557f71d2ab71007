import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Call } from './call.ts';
import { type ProblemName, problemCodes } from './problem.ts';

/** Any call may answer these refusals, besides those it declares. */
const sharedProblems: readonly ProblemName[] = [
  'inputInvalid',
  'tooManyRequests',
  'proofNeeded',
  'bodyTooLarge',
  'mediaTypeUnsupported',
];
const loginProblems: readonly ProblemName[] = [
  ...(['loginExpired', 'loginRevoked', 'phoneNotBound', 'thirdPartyLost'] as const),
];

const staleProblems: readonly ProblemName[] = ['freshCodeNeeded', 'freshFactorNeeded'];

export function problemsOf(call: Call): ProblemName[] {
  const access = call.access === 'open' || call.access === 'gateway' ? [] : loginProblems;
  const stale = staleProblems.filter(
    (name) => call.fresh === true || (call.fresh && name === 'freshFactorNeeded'),
  );
  return [...new Set([...call.errors, ...access, ...stale, ...sharedProblems])];
}

/** Answers the OpenAPI 3.1 document of the declared calls. */
export function apiDocument(calls: readonly Call[], origin: string) {
  return {
    openapi: '3.1.0',
    info: { title: 'Warmlight API', version: '1' },
    servers: [{ url: origin }],
    paths: Object.fromEntries(
      calls.map((call) => [call.path, { [call.method.toLowerCase()]: operationOf(call) }]),
    ),
  };
}

function operationOf(call: Call) {
  const input = schemaOf(call.input, 'input');
  return {
    summary: call.summary,
    operationId: call.path.slice('/api/'.length).replaceAll('/', '-'),
    ...(call.body === 'query'
      ? { parameters: parametersOf(input) }
      : { requestBody: { content: { [mediaTypeOf(call)]: { schema: input } } } }),
    ...(call.idempotent ? { 'x-idempotency-key': 'required' } : {}),
    'x-access': call.access,
    ...(call.fresh ? { 'x-fresh': call.fresh } : {}),
    ...(call.roles ? { 'x-roles': call.roles } : {}),
    ...(call.forOthers ? { 'x-for-others': true } : {}),
    responses: {
      200: { description: 'Done', content: contentOf(call) },
      ...refusalsOf(call),
    },
  };
}

function mediaTypeOf(call: Call): string {
  if (call.body === 'multipart') return 'multipart/form-data';
  return call.body === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
}

function parametersOf(input: Record<string, unknown>) {
  const properties = (input.properties ?? {}) as Record<string, unknown>;
  const required = (input.required ?? []) as string[];
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function contentOf(call: Call) {
  return call.answer === 'bytes'
    ? { 'image/*': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: answerOf(call) } };
}

function answerOf(call: Call) {
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { const: 0 }, msg: { const: '' }, data: schemaOf(call.output, 'output') },
  };
}

function refusalsOf(call: Call): Record<string, { description: string }> {
  const byStatus = new Map<number, string[]>();
  for (const name of problemsOf(call)) {
    const { status, code } = problemCodes[name];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code} ${name}`]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [status, { description: names.join(', ') }]),
  );
}

export function schemaOf(
  schema: GenericSchema,
  typeMode: 'input' | 'output',
): Record<string, unknown> {
  // Transforms and own checks have no place in JSON Schema; the shape before them does.
  return toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'instance' ? { type: 'string', format: 'binary' } : undefined,
  }) as Record<string, unknown>;
}
