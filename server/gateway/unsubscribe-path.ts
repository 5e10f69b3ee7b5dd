/**
 * A mail program that knows no one-press unsubscribing (RFC 8058) opens the address of its POST in a browser:
 * it is led to the page, with the token where no server and no Referer sees it.
 */
import type { FastifyInstance } from 'fastify'
import { unsubscribeAtOnce } from '../../contract/player/marketing/unsubscribe-at-once.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { GatewayParts } from './parts.ts'

export function registerUnsubscribePath(app: FastifyInstance, parts: GatewayParts): void {
  app.get<{ Params: { token: string } }>(unsubscribeAtOnce.path, async (request, reply) => {
    const waitS = parts.rates.take('address', request.ip)
    if (waitS > 0) throw new Refusal('COMMON_RATE_LIMIT', { retryAfterS: waitS })
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(`/unsubscribe#${encodeURIComponent(request.params.token)}`, 302)
  })
}
