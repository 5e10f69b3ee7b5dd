/**
 * The one pipeline of every call (architecture.md §2): rate by address → merchant → session → audience → rate
 * by token → content type and unseal → schema → begin → idempotency → handler → check reply → outbox, audit,
 * first answer → commit.
 */
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call, SchemaMaker } from '../../kernel/call.ts'
import { clock } from '../../kernel/clock.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { appendAudit } from '../../platform/audit-log.ts'
import type { BatchedContext, CallContext, Handler, RequestContext } from '../../platform/calls.ts'
import { emitEvent } from '../../platform/outbox.ts'
import { ReadyValue } from '../../platform/ready-value.ts'
import { FileAnswer } from '../../platform/table-file.ts'
import type { Answer } from './answers.ts'
import { bodyOf } from './bodies.ts'
import { cookieJar } from './cookies.ts'
import type { GatewayParts } from './parts.ts'
import { guard, type GuardedRequest } from './guard.ts'
import { makeSerializer } from './serializer.ts'
import { lookFirst, proveOnce, runOnce, type KeyedRequest } from './transaction.ts'
import { compileValidators, tidyTexts, validate, type Validators } from './validation.ts'

/**
 * What a call's schemas compile to. Made at the call's first request: compiling all of them would be half of
 * a start.
 */
interface Compiled {
  validators: Validators
  serialize: (value: unknown) => string
}

/** Of every call that was asked here, by any of the gateways that a program may have. */
const compiledBySchemas = new WeakMap<SchemaMaker, Compiled>()

function compile(makeSchemas: SchemaMaker): Compiled {
  const schemas = makeSchemas()
  const compiled = { validators: compileValidators(schemas), serialize: makeSerializer(schemas.value) }
  compiledBySchemas.set(makeSchemas, compiled)
  return compiled
}

class Route {
  readonly handler: Handler
  readonly call: Call
  #compiled: Compiled | null = null

  constructor(handler: Handler) {
    this.handler = handler
    this.call = handler.call
  }

  compiled(): Compiled {
    const { schemas } = this.handler
    return (this.#compiled ??= compiledBySchemas.get(schemas) ?? compile(schemas))
  }
}

/**
 * Registers one handler as one route; everything that the call promises is enforced here and nowhere else.
 */
export function registerHandler(app: FastifyInstance, parts: GatewayParts, handler: Handler): void {
  const { call } = handler
  const route = new Route(handler)
  app.route({
    method: call.method,
    url: call.path,
    config: { call },
    onRequest: async (request) => {
      const guarded = await guard(parts, call, request)
      request.guarded = guarded
    },
    handler: async (request, reply) => {
      const answer = await answerCall(parts, route, request, reply)
      return send(reply, answer)
    },
  })
}

export function send(reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.isRepeat) reply.header('Idempotency-Hit', 'true')
  if (answer.retryAfterS) reply.header('Retry-After', String(answer.retryAfterS))
  if (answer.file) {
    const { fileName, contentType, body } = answer.file
    reply.header('content-disposition', `attachment; filename="${fileName}"`)
    return reply
      .code(answer.status)
      .header('content-type', contentType)
      .send(Readable.from(body, { objectMode: false }))
  }
  return reply
    .code(answer.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(answer.bytes ?? answer.text)
}

async function answerCall(
  parts: GatewayParts,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answer> {
  const guarded = request.guarded!
  const { call } = route
  const { validators } = route.compiled()
  const key = keyOf(call, request)
  const { body, uploads } = await bodyOf(parts, call, request)
  const input = {
    body: validators.body ? tidyTexts(body ?? {}) : undefined,
    query: tidyTexts({ ...(request.query as object) }),
    params: tidyTexts({ ...(request.params as object) }),
  }
  validate(validators.params, input.params)
  validate(validators.query, input.query)
  validate(validators.body, input.body)

  const afterCommit: (() => void | Promise<void>)[] = []
  const context = contextOf(parts, request, reply, guarded, key, uploads, afterCommit)
  const answer = call.isBatched
    ? await runBatched(route, context, input)
    : await runInTransaction(parts, route, context, input, keyedRequest(call, guarded, key, input))
  for (const work of afterCommit) {
    await Promise.resolve()
      .then(work)
      .catch((error: unknown) => request.log.error({ err: error }, 'work after the commit failed'))
  }
  return answer
}

async function runInTransaction(
  parts: GatewayParts,
  route: Route,
  base: RequestContext,
  input: unknown,
  keyed: KeyedRequest | null,
): Promise<Answer> {
  const { prove, look } = route.handler
  const work = () => runWith(parts, route, base, input, keyed)
  const context = { ...base, actor: base.session! } as never
  if (prove) return proveOnce(parts.database, keyed, () => prove(context, input as never), work)
  if (!look) return work()
  const find = async () => {
    const value = await look(context, input as never)
    return value === null ? null : success(route, value)
  }
  return lookFirst(parts.database, keyed, find, work)
}

function runWith(
  parts: GatewayParts,
  route: Route,
  base: RequestContext,
  input: unknown,
  keyed: KeyedRequest | null,
): Promise<Answer> {
  return runOnce(parts.database, keyed, async (tx) => {
    const context: CallContext = {
      ...base,
      tx,
      actor: base.session!,
      emit: (event, payload) => emitEvent(tx, event, payload),
      audit: (action, subject, detail) =>
        appendAudit(tx, {
          actor: base.session?.claims.account ?? 'system',
          action,
          subject,
          detail: { ...detail, address: base.address, merchantId: base.merchant.id },
        }),
    }
    return success(route, await route.handler.run(context as never, input as never))
  })
}

async function runBatched(
  route: Route,
  base: RequestContext & { isRepeat?: boolean },
  input: unknown,
): Promise<Answer> {
  const context: BatchedContext = { ...base, actor: base.session! }
  let isRepeat = false
  const value = await route.handler.run(
    {
      ...context,
      markRepeated: () => {
        isRepeat = true
      },
    } as never,
    input as never,
  )
  return { ...success(route, value), isRepeat }
}

function success(route: Route, value: unknown): Answer {
  if (value instanceof FileAnswer) return { status: 200, text: '', file: value }
  const { serialize } = route.compiled()
  if (value instanceof ReadyValue) {
    checkReply(route, () => Buffer.concat(value.parts).toString())
    return { status: 200, text: '', bytes: Buffer.concat([ENVELOPE_HEAD, ...value.parts, ENVELOPE_TAIL]) }
  }
  const text = serialize(value)
  checkReply(route, () => text)
  return { status: 200, text: `{"success":true,"value":${text},"message":""}` }
}

const [ENVELOPE_HEAD, ENVELOPE_TAIL] = [
  Buffer.from('{"success":true,"value":'),
  Buffer.from(',"message":""}'),
]

/**
 * In tests the reply is checked against its own schema, so a wrong contract fails there and not at a client.
 */
function checkReply(route: Route, textOf: () => string): void {
  const { reply } = route.compiled().validators
  if (reply && !reply(JSON.parse(textOf())))
    throw new Error(`the reply of ${route.call.name} breaks its schema: ${JSON.stringify(reply.errors)}`)
}

function keyOf(call: Call, request: FastifyRequest): string {
  if (!call.isIdempotent) return ''
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\x20-\x7e]{1,64}$/.test(key)) throw new Refusal('REQUEST_KEY_REQUIRED')
  return key
}

function keyedRequest(
  call: Call,
  guarded: GuardedRequest,
  key: string,
  input: { body: unknown; params: unknown },
): KeyedRequest | null {
  if (!call.isIdempotent) return null
  return {
    accountId: guarded.session?.accountId ?? guarded.visitorId,
    call: call.name,
    key,
    hearer: { speech: guarded.speech, timeZone: guarded.merchant.timeZone },
    body: { body: input.body, params: input.params },
  }
}

function contextOf(
  parts: GatewayParts,
  request: FastifyRequest,
  reply: FastifyReply,
  guarded: GuardedRequest,
  key: string,
  uploads: RequestContext['uploads'],
  afterCommit: (() => void | Promise<void>)[],
): RequestContext {
  return {
    requestId: request.id,
    now: clock.now(),
    merchant: guarded.merchant,
    language: guarded.language,
    speech: guarded.speech,
    address: request.ip,
    country: parts.countryOf(request.ip),
    visitorId: guarded.visitorId,
    isNewVisitor: request.isNewVisitor ?? false,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    host: request.hostname,
    session: guarded.session,
    idempotencyKey: key,
    uploads,
    config: parts.config,
    database: parts.database,
    ...cookieJar(request, reply),
    use: (service) => parts.services.use(service),
    markRepeated: () => {},
    afterCommit: (work) => {
      afterCommit.push(work)
    },
  }
}
