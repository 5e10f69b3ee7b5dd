/** For those who run the process: is it up, is it ready, what are its metrics. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../kernel/refusal.ts'
import { isMigrated } from '../../platform/readiness.ts'
import type { ProcessParts } from '../process-parts.ts'
import type { GatewayParts } from './parts.ts'

let isDraining = false

/** From now on /readyz says no, so that a load balancer sends no more requests. */
export function beginDraining(): void {
  isDraining = true
}

export function registerOperations(app: FastifyInstance, gateway: GatewayParts, parts: ProcessParts): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const state = await readiness(gateway, parts)
    return reply
      .code(state === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: state })
  })
  app.get('/metrics', async (request, reply) => {
    const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
    if (!isLocal && !hasToken(request.headers.authorization, gateway.config.metricsToken))
      throw new Refusal('REQUEST_UNKNOWN_PATH')
    return reply
      .header('content-type', gateway.metrics.registry.contentType)
      .send(await gateway.metrics.text())
  })
}

async function readiness(gateway: GatewayParts, parts: ProcessParts): Promise<string> {
  if (isDraining) return 'draining'
  if (!parts.line.isUp()) return 'database unreachable'
  try {
    return (await isMigrated(gateway.database)) ? 'ready' : 'migrations missing'
  } catch {
    return 'database unreachable'
  }
}

function hasToken(header: string | undefined, token: string | null): boolean {
  if (!token || !header?.startsWith('Bearer ')) return false
  const given = Buffer.from(header.slice(7))
  const expected = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
