/** Slips in a process: they are decided where the worker's role is, and looked at everywhere. */
import { openSlips, slipDetails } from '../../../modules/sportsbook/index.ts'
import { posterKey } from '../../../modules/wallet/index.ts'
import type { ProcessParts } from '../../process-parts.ts'
import type { Sources } from '../product.ts'

export function decideSlips({ config, database, services, hub, onFault, onClose }: ProcessParts): void {
  if (!config.roles.includes('worker')) return
  const slips = openSlips({
    database,
    poster: services.use(posterKey),
    tell: (push) => hub.push(push),
    onError: (error) => onFault('sportsbook', error),
  })
  onClose(() => slips.stop())
  slips.start()
}

export const slipSources = ({ database }: ProcessParts, vendor: string): Sources => ({
  betDetails: slipDetails(database, vendor),
})
