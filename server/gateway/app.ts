/**
 * The HTTP gateway: one Fastify with the pipeline's routes, the vendor port, the site and the operations'
 * endpoints.
 */
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify'
import { API_PREFIX } from '../../contract/shared/paths.ts'
import { DEFAULT_TIME_ZONE } from '../../kernel/time-zone.ts'
import { clock } from '../../kernel/clock.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { merchantDirectoryKey } from '../../platform/calls.ts'
import { refusalAnswer, refusalOf, type Hearer } from './answers.ts'
import { BODY_LIMIT, registerBodies } from './bodies.ts'
import { isLocalHost } from './cookies.ts'
import { speechOf } from './guard.ts'
import type { GatewayParts } from './parts.ts'
import { registerHandler, send } from './pipeline.ts'
import { separatePlaces } from './two-sites.ts'
import { keepVisitor } from './visitor.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export async function createGateway(parts: GatewayParts): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // Exactly this many proxies are trusted; whatever a caller adds in front of them is not.
    trustProxy:
      parts.config.trustedProxies > 0 ? (_address, hop) => hop < parts.config.trustedProxies : false,
    // Room for long addresses, so that they too are refused by name and not by the parser.
    http: { maxHeaderSize: 64 * 1024 },
    routerOptions: { maxParamLength: 16_000 },
    requestTimeout: 30_000,
    // An unreadable address never reaches the error handlers; it gets the same answer as others.
    frameworkErrors: (_error, request, reply) => {
      void hearerOf(parts, request).then((hearer) =>
        send(reply, refusalAnswer(new Refusal('REQUEST_MALFORMED'), hearer)),
      )
    },
    clientErrorHandler: answerUnreadable,
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && UUID.test(given) ? given.toLowerCase() : randomUUID()
    },
  }) as never
  await app.register(cookie)
  await registerBodies(app)
  separatePlaces(app, parts)
  observe(app, parts)
  answerErrors(app, parts)
  for (const handler of parts.handlers) registerHandler(app, parts, handler)
  for (const extra of parts.extras) await extra(app, parts)
  return app
}

/**
 * Bytes that are not HTTP never become a request: the answer is written to the bare socket, in the same
 * envelope.
 */
function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, text } = refusalAnswer(
    new Refusal(error.code === 'HPE_HEADER_OVERFLOW' ? 'REQUEST_TOO_LARGE' : 'REQUEST_MALFORMED'),
    nobody,
  )
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}

function observe(app: FastifyInstance, parts: GatewayParts): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id).header('X-Content-Type-Options', 'nosniff')
    // A year over TLS only. On the local machine and in the demo there is no certificate to require.
    if (parts.config.mode === 'live' && !isLocalHost(request.hostname))
      reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    if (!request.url.startsWith(API_PREFIX)) return
    // An answer is not a page: opened by itself it runs and loads nothing, and cannot be framed (the page of
    // the docs has a policy of its own).
    reply
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    // The offset of a moved clock (demo and test mode) is in every answer, so that countdowns on screens use
    // it.
    if (clock.offsetMs() !== 0) reply.header('X-Clock-Offset', String(clock.offsetMs()))
    keepVisitor(request, reply)
  })
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.call
    parts.metrics.observeRequest(call?.name ?? 'other', reply.statusCode, reply.elapsedTime)
    if (parts.logger.isLevelEnabled('info')) {
      request.log.info(
        {
          call: call?.name,
          module: request.headers.module,
          method: request.method,
          path: request.url.split('?')[0],
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          account: request.guarded?.session?.accountId,
          address: request.ip,
        },
        'answered',
      )
    }
  })
}

function answerErrors(app: FastifyInstance, parts: GatewayParts): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = refusalOf(fastifyRefusal(error) ?? error)
    if (refusal.code === 'COMMON_UNKNOWN') request.log.error({ err: error }, 'unexpected error')
    else if (refusal.code === 'COMMON_BUSY') request.log.warn({ err: error }, 'busy')
    return send(reply, refusalAnswer(refusal, await hearerOf(parts, request)))
  })
  app.setNotFoundHandler(async (request, reply) =>
    send(reply, refusalAnswer(new Refusal('REQUEST_UNKNOWN_PATH'), await hearerOf(parts, request))),
  )
}

/** Of whom nothing is known. */
const nobody: Hearer = { speech: 'th', timeZone: DEFAULT_TIME_ZONE }

async function hearerOf(parts: GatewayParts, request: FastifyRequest): Promise<Hearer> {
  const { guarded } = request
  if (guarded) return { speech: guarded.speech, timeZone: guarded.merchant.timeZone }
  try {
    const merchant = await parts.services.use(merchantDirectoryKey).byHost(request.hostname)
    return { speech: speechOf(request, merchant), timeZone: merchant.timeZone }
  } catch {
    return nobody
  }
}

/** Fastify's own refusals in our words. */
function fastifyRefusal(error: FastifyError): Refusal | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Refusal('REQUEST_CONTENT_TYPE')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return new Refusal('REQUEST_TOO_LARGE')
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_BAD_URL':
    case 'FST_PROTO_VIOLATION':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new Refusal('REQUEST_MALFORMED')
    case 'FST_ERR_NOT_FOUND':
      return new Refusal('REQUEST_UNKNOWN_PATH')
    default:
      if (error.statusCode === 413) return new Refusal('REQUEST_TOO_LARGE')
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? new Refusal('REQUEST_MALFORMED')
        : undefined
  }
}
