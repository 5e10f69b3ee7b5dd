/** OpenAPI 3.1 of every call, from the same schemas that validate, and the page to read it. */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { errorStatus, type ErrorCode } from '../../contract/errors.ts'
import { DOCS_PATH, OPENAPI_PATH } from '../../contract/shared/paths.ts'
import type { Call, CallSchemas } from '../../kernel/call.ts'
import type { Handler } from '../../platform/calls.ts'
import { basePolicy, policyText } from './csp.ts'
import { headerParameters, parametersOf } from './openapi-parameters.ts'
import type { GatewayParts } from './parts.ts'
import { hookPaths } from './hook-openapi.ts'
import { housePaths } from './house-openapi.ts'
import { vendorPaths } from './vendor-openapi.ts'

type Json = Record<string, unknown>

/** The library of the page adds one small style, which is allowed by its hash. */
const STYLE_OF_THE_LIBRARY = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"
const docsPolicy = policyText({
  ...basePolicy,
  'style-src': `'self' ${STYLE_OF_THE_LIBRARY}`,
  'frame-ancestors': "'none'",
})

export async function registerDocs(app: FastifyInstance, parts: GatewayParts): Promise<void> {
  // Made when somebody asks for it: a start has no time for the schemas of every call.
  let made: { document: Json; text: string } | undefined
  const docs = () => (made ??= describe(parts))
  app.get(OPENAPI_PATH, async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(docs().text),
  )
  await app.register(swagger, { mode: 'static', specification: { document: {} as never } })
  await app.register(swaggerUi, {
    routePrefix: DOCS_PATH,
    staticCSP: docsPolicy,
    transformSpecification: () => docs().document,
    transformSpecificationClone: false,
    uiConfig: { docExpansion: 'none', filter: true, validatorUrl: null as never },
  })
}

function describe({ handlers, config }: GatewayParts): { document: Json; text: string } {
  const document = buildOpenApi(
    handlers.filter(({ call }) => call.audience !== 'dev' || config.mode === 'demo'),
  )
  return { document, text: JSON.stringify(document) }
}

export function buildOpenApi(handlers: readonly Handler[]): Json {
  const paths: Record<string, Json> = {}
  for (const { call, schemas } of handlers) {
    const path = call.path.replaceAll(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, plain(schemas())) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sala',
      version: '1',
      description:
        'Every call of the gateway. The envelope, headers, sealing and sessions are described in docs/.',
    },
    servers: [{ url: '/' }],
    paths: { ...paths, ...vendorPaths(), ...housePaths(), ...hookPaths() },
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'session token of a player or an operator' },
        game: { type: 'http', scheme: 'bearer', description: 'game token of the studio' },
        vendor: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Signature',
          description: 'HMAC-SHA256 over X-Timestamp + "." + raw body, with X-Vendor and X-Timestamp',
        },
        paymentHook: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Signature',
          description: 'HMAC-SHA256 over X-Timestamp + "." + raw body, with X-Timestamp',
        },
      },
      schemas: { Failure: failureSchema },
    },
  }
}

const failureSchema = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    message: { type: 'string', description: "in the caller's language" },
    value: { description: 'if the call has one; field errors are in value.fields' },
  },
}

/** Schemas without the library's own marks. */
function plain(schemas: CallSchemas): Record<keyof CallSchemas, Json | undefined> {
  return JSON.parse(JSON.stringify(schemas)) as Record<keyof CallSchemas, Json | undefined>
}

function operationOf(call: Call, schemas: Record<keyof CallSchemas, Json | undefined>): Json {
  const needsToken = call.audience !== 'visitor' && call.audience !== 'dev'
  return {
    operationId: call.name.replaceAll(/[/-]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    summary: call.summary,
    tags: [call.name.split('/')[0]],
    'x-audience': call.audience,
    'x-ability': call.ability,
    'x-idempotent': call.isIdempotent ?? false,
    'x-sealed': call.isSealed ?? false,
    'x-module': call.module,
    security: needsToken ? [{ [call.audience === 'game' ? 'game' : 'session']: [] }] : [],
    parameters: [
      ...headerParameters(call),
      ...parametersOf('path', schemas.params),
      ...parametersOf('query', schemas.query),
    ],
    requestBody: schemas.body && {
      required: true,
      content: Object.fromEntries(
        contentsOf(call).map((type) => [
          type,
          { schema: call.isSealed ? sealedSchema(schemas.body!) : schemas.body },
        ]),
      ),
    },
    responses: responsesOf(call, schemas),
  }
}

function contentsOf(call: Call): string[] {
  if (call.isSealed) return ['application/jose']
  if (call.takes === 'jsonOrUpload') return ['application/json', 'multipart/form-data']
  return [
    call.takes === 'form'
      ? 'application/x-www-form-urlencoded'
      : call.takes === 'upload'
        ? 'multipart/form-data'
        : 'application/json',
  ]
}

function sealedSchema(body: Json): Json {
  return {
    type: 'string',
    description: 'one compact JWE; its plaintext is described by x-plaintext',
    'x-plaintext': body,
  }
}

/** Every code that the call's promises can answer, besides those that its contract names. */
export function codesOf(call: Call, hasInput: boolean): ErrorCode[] {
  const codes: ErrorCode[] = [
    'COMMON_UNKNOWN_MERCHANT',
    'COMMON_RATE_LIMIT',
    'COMMON_BUSY',
    'REQUEST_MALFORMED',
    'REQUEST_TOO_LARGE',
  ]
  if (hasInput) codes.push('REQUEST_INVALID')
  if (call.method !== 'GET') codes.push('REQUEST_CONTENT_TYPE')
  if (call.isIdempotent) codes.push('REQUEST_KEY_REQUIRED', 'REQUEST_KEY_REUSED', 'REQUEST_IN_PROGRESS')
  if (call.audience === 'game') codes.push('SESSION_EXPIRED', 'GAME_TOKEN_INVALID')
  if (['player', 'member', 'agent', 'operator'].includes(call.audience))
    codes.push('SESSION_EXPIRED', 'SESSION_REPLACED', 'COMMON_FORBIDDEN')
  if (['player', 'member', 'agent'].includes(call.audience))
    codes.push('AUTH_MUST_CHANGE_PASSWORD', 'AUTH_SELF_EXCLUDED', 'RG_TIMEOUT', 'RG_SESSION_LIMIT')
  if (['member', 'agent'].includes(call.audience)) codes.push('GAME_TRIAL_BLOCKED')
  if (call.audience !== 'operator' && call.audience !== 'dev' && !call.openTo?.includes('maintenance'))
    codes.push('COMMON_REGION', 'COMMON_MAINTENANCE')
  if (call.audience === 'agent') codes.push('AUTH_NOT_AGENT')
  if (call.audience === 'operator') codes.push('AUTH_ENROL_FIRST', 'AUTH_MUST_CHANGE_PASSWORD')
  return [...new Set([...codes, ...((call.errors ?? []) as ErrorCode[])])]
}

function responsesOf(call: Call, schemas: Record<keyof CallSchemas, Json | undefined>): Json {
  const byStatus = Map.groupBy(
    codesOf(call, Boolean(schemas.body ?? schemas.query ?? schemas.params)),
    (code) => errorStatus[code],
  )
  const success = {
    type: 'object',
    required: ['success', 'value', 'message'],
    properties: { success: { const: true }, value: schemas.value, message: { type: 'string' } },
  }
  const responses: Json = {
    200: {
      description: 'done',
      content:
        call.gives === 'file'
          ? { 'application/octet-stream': { schema: schemas.value } }
          : { 'application/json': { schema: success } },
      headers: call.isIdempotent
        ? { 'Idempotency-Hit': { schema: { type: 'string' }, description: 'true on a repeat' } }
        : undefined,
    },
  }
  for (const [status, codes] of [...byStatus].sort(([a], [b]) => a - b)) {
    responses[status] = {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    }
  }
  return responses
}
