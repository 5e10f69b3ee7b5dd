/**
 * The launch by GET is kept for compatibility (SECURITY §2, row 10): only the bearer header opens it, and a browser that
 * says that another site asks is refused.
 */
import type { FastifyInstance } from 'fastify'
import { launchGame } from '../../contract/player/launch/launch-game.ts'
import { Refusal } from '../../kernel/refusal.ts'

export function registerLaunchOrigin(app: FastifyInstance): void {
  // With a callback: every other route passes here too and should not pay for a promise.
  app.addHook('onRequest', (request, _reply, done) => {
    const site = request.headers['sec-fetch-site']
    const isForeign = request.routeOptions.config.call === launchGame && (site === 'cross-site' || site === 'same-site')
    done(isForeign ? new Refusal('COMMON_FORBIDDEN') : undefined)
  })
}
