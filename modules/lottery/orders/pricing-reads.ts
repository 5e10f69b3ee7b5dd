/**
 * What pricing reads of the terms and of members' groups, for many slips in one query: those that arrive
 * while a query is under way form the next one, so each reads what holds after it came.
 */
import type { Database } from '../../../platform/postgres.ts'
import type { Terms } from './rules/terms.ts'
import { readPricingFacts } from './store/docket.ts'
import { termsName } from './store/terms.ts'

export interface PricedFor {
  readonly merchantId: string
  readonly memberId: string
  readonly gameCode: string
}

export interface PricingFacts {
  readonly terms: Terms
  /** undefined for a member that does not exist. */
  readonly memberG: number | undefined
}

interface Waiting {
  readonly asked: PricedFor
  resolve(facts: PricingFacts): void
  reject(error: unknown): void
}

const MOST = 256
const readers = new WeakMap<Database, PricingReads>()

export function pricingFacts(database: Database, asked: PricedFor): Promise<PricingFacts> {
  let reads = readers.get(database)
  if (!reads) readers.set(database, (reads = new PricingReads(database)))
  return reads.of(asked)
}

class PricingReads {
  readonly #database: Database
  #waiting: Waiting[] = []
  #isReading = false

  constructor(database: Database) {
    this.#database = database
  }

  of(asked: PricedFor): Promise<PricingFacts> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ asked, resolve, reject })
      if (!this.#isReading) void this.#read()
    })
  }

  async #read(): Promise<void> {
    this.#isReading = true
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST)
      try {
        const { terms, groups } = await readPricingFacts(
          this.#database.kysely,
          batch.map(({ asked }) => asked),
          batch.map(({ asked }) => asked.memberId),
        )
        for (const { asked, resolve } of batch)
          resolve({ terms: terms.get(termsName(asked))!, memberG: groups.get(asked.memberId) })
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.#isReading = false
  }
}
