/**
 * The launch by GET is kept for compatibility (SECURITY §2, row 10): only the bearer header opens it, and a browser that
 * says that another site asks is refused.
 */
import type { FastifyInstance } from 'fastify'
import { launchGame } from '../../contract/player/launch/launch-game.ts'
import { Refusal } from '../../kernel/refusal.ts'

export function registerLaunchOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.call !== launchGame) return
    const site = request.headers['sec-fetch-site']
    if (site === 'cross-site' || site === 'same-site') throw new Refusal('COMMON_FORBIDDEN')
  })
}
