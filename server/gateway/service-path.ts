/** `/service/<path>`: the window of a customer-service entry; the system module decides where it leads. */
import type { FastifyInstance } from 'fastify'
import { SERVICE_PREFIX } from '../../contract/shared/service-words.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { merchantsKey, openServicePath } from '../../modules/system/index.ts'
import { merchantOf } from './guard.ts'
import type { GatewayParts } from './parts.ts'

export function registerServicePath(app: FastifyInstance, parts: GatewayParts): void {
  app.get(`${SERVICE_PREFIX}*`, async (request, reply) => {
    const waitS = parts.rates.take('address', request.ip)
    if (waitS > 0) throw new Refusal('COMMON_RATE_LIMIT', { retryAfterS: waitS })
    const merchant = parts.services.use(merchantsKey).byId((await merchantOf(parts, request)).id)
    if (!merchant) throw new Refusal('COMMON_UNKNOWN_MERCHANT')
    const path = String((request.params as { '*'?: string })['*'] ?? '')
    const address = await openServicePath(parts.database.kysely, merchant, path, parts.config.secretKey)
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(address, 302)
  })
}
