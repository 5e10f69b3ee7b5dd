/**
 * `/files/<name>`: pictures only, never as a page of ours (security/decisions.md §4, Deposit slips upload).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../kernel/refusal.ts'
import { FILES_PREFIX, openFile } from '../../platform/files.ts'
import type { Session } from '../../platform/sessions.ts'
import { merchantOf } from './guard.ts'
import type { GatewayParts } from './parts.ts'

export function registerFiles(app: FastifyInstance, parts: GatewayParts): void {
  app.get(`${FILES_PREFIX}:name`, async (request, reply) => {
    const waitS = parts.rates.take('address', request.ip)
    if (waitS > 0) throw new Refusal('COMMON_RATE_LIMIT', { retryAfterS: waitS })
    const merchant = await merchantOf(parts, request)
    const session = await sessionOf(parts, request)
    const { name } = request.params as { name: string }
    const file = await openFile(parts.database.kysely, parts.config, name, {
      merchantId: merchant.id,
      session,
    })
    if (!file) throw new Refusal('UPLOAD_NOT_FOUND')
    const { filesOrigin } = parts.config
    if (file.isPublic && filesOrigin && new URL(filesOrigin).host !== request.headers.host) {
      file.stream.destroy()
      return reply.redirect(filesOrigin + FILES_PREFIX + name)
    }
    return reply
      .header('content-type', file.mediaType)
      .header('content-length', file.bytes)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', file.isPublic ? 'cross-origin' : 'same-origin')
      .header('cache-control', file.isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store')
      .send(file.stream)
  })
}

/** By the bearer token only: no cookie and nothing in the address opens a private file. */
async function sessionOf(parts: GatewayParts, request: FastifyRequest): Promise<Session | null> {
  const header = request.headers.authorization
  if (!header?.startsWith('Bearer ')) return null
  const found = await parts.sessions.find(header.slice(7))
  return 'session' in found ? found.session : null
}
