/** Settling of the sportsbook in a process. */
import { openSettling } from '../../../modules/sportsbook/index.ts'
import type { ProcessParts } from '../../process-parts.ts'

/** Bets are settled in every process with the worker's role; the rows decide which one takes them. */
export function settleSlips({ config, database, services, onFault, onClose }: ProcessParts): void {
  if (!config.roles.includes('worker')) return
  const lane = openSettling({ database, services, onError: (error) => onFault('sportsbook', error) })
  onClose(() => lane.stop())
  lane.start()
}
