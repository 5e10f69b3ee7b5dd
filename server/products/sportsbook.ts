/** The sportsbook of the house: sports and e-sports, their feeds, bets, and what modules ask of both. */
import { fixtureTopicKind, sportTopicKind } from '../../contract/pushes/sports.ts'
import { openSettling, parts, resultDeskProposals } from '../../modules/sportsbook/index.ts'
import type { ProcessParts } from '../process-parts.ts'
import type { Product } from './product.ts'

export const sportsbook: Product = {
  parts,
  topics: [fixtureTopicKind, sportTopicKind],
  proposals: resultDeskProposals,
  open(process) {
    settle(process)
    return []
  },
}

/** Bets are settled in every process with the worker's role; the rows decide which one takes them. */
function settle({ config, database, services, onFault, onClose }: ProcessParts): void {
  if (!config.roles.includes('worker')) return
  const lane = openSettling({ database, services, onError: (error) => onFault('sportsbook', error) })
  onClose(() => lane.stop())
  lane.start()
}
