/** Fills the lists by vendor that modules ask the house's vendors through. */
import {
  fairRoundsKey,
  findWalletTransfer,
  floorDesksKey,
  pageSourcesKey,
  returnSourcesKey,
  roomSourcesKey,
} from '../../modules/launch/index.ts'
import { operationFindersKey } from '../../modules/system/index.ts'
import { betDetailKey, roundSourcesKey } from '../../modules/wallet/index.ts'
import type { Services } from '../../platform/services.ts'
import type { Sources } from './product.ts'

export function provideSources(services: Services, all: readonly Sources[]): void {
  const every = <Kind extends keyof Sources>(kind: Kind) =>
    all
      .map((sources) => sources[kind])
      .filter((source): source is NonNullable<Sources[Kind]> => source !== undefined)
  services.provide(pageSourcesKey, every('pages'))
  services.provide(roomSourcesKey, every('rooms'))
  services.provide(roundSourcesKey, every('rounds'))
  services.provide(betDetailKey, every('betDetails'))
  services.provide(fairRoundsKey, every('fairRounds'))
  services.provide(returnSourcesKey, every('returns'))
  services.provide(floorDesksKey, every('desk'))
  services.provide(operationFindersKey, [...every('operations'), findWalletTransfer])
}
