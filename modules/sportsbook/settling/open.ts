/** Opens the settling of a process. */
import type { Database } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { tellFixture, tellMarkets } from '../book/door.ts'
import { SettleLane } from './lane.ts'
import { sportSettlerKey } from './slots.ts'

export function openSettling(parts: {
  database: Database
  services: Services
  onError(error: unknown): void
}): SettleLane {
  const lane = new SettleLane({
    database: parts.database,
    onError: parts.onError,
    tell: async (fixtureId, marketNos) => {
      await tellFixture(parts, fixtureId)
      await tellMarkets(parts, marketNos)
    },
  })
  parts.services.provide(sportSettlerKey, lane)
  return lane
}
