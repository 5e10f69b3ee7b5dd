/** What the calls of every kind of game need besides their own parts. */
import type { Database } from '../../platform/postgres.ts'
import { defineService } from '../../platform/services.ts'
import type { CurrencyOf } from './merchants.ts'
import type { Seats } from './seats.ts'
import type { Seeds } from './seeds.ts'

export interface CoreService {
  readonly database: Database
  readonly currencyOf: CurrencyOf
  readonly seats: Seats
  readonly seeds: Seeds
}
export const coreKey = defineService<CoreService>('studio.core')
