/**
 * The launch and the wallet transfer by GET are kept for compatibility (security/decisions.md §2, row 10):
 * only the bearer header opens them, and a browser that says that another site asks is refused.
 */
import type { FastifyInstance } from 'fastify'
import { transferWalletByGet } from '../../contract/player/launch/transfer-wallet-by-get.ts'
import { launchGame } from '../../contract/player/launch/launch-game.ts'
import { Refusal } from '../../kernel/refusal.ts'

const compatible = new Set<unknown>([launchGame, transferWalletByGet])

export function registerLaunchOrigin(app: FastifyInstance): void {
  // With a callback: every other route passes here too and should not pay for a promise.
  app.addHook('onRequest', (request, _reply, done) => {
    const site = request.headers['sec-fetch-site']
    const isForeign =
      compatible.has(request.routeOptions.config.call) && (site === 'cross-site' || site === 'same-site')
    done(isForeign ? new Refusal('COMMON_FORBIDDEN') : undefined)
  })
}
