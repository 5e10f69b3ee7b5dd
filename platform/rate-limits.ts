/**
 * Token buckets (domain/gaps.md §8, Rate limits). A process decides in memory; a few times a second it adds
 * what it took to the shared table and reads what the others took. No request waits for the database, and
 * several processes together let through as much as one would, apart from what arrives within one exchange.
 */
import type { RateName } from '../kernel/call.ts'
import { run, sql, type Database, type Reader } from './postgres.ts'

interface Rule {
  burst: number
  perSecond: number
}

export const rateRules: Record<Exclude<RateName, 'none'> | 'address', Rule> = {
  address: { burst: 120, perSecond: 40 },
  default: { burst: 60, perSecond: 20 },
  money: { burst: 10, perSecond: 5 },
  rounds: { burst: 20, perSecond: 10 },
  slow: { burst: 5, perSecond: 1 },
}

interface Bucket {
  tokens: number
  at: number
  taken: number
  rule: Rule
}

const EXCHANGE_MS = 250

/** Deletes the shared levels that nobody used for an hour: their buckets are full again. */
export async function forgetIdleBuckets(reader: Reader): Promise<void> {
  await run(reader, sql`DELETE FROM app.bucket WHERE at < clock_timestamp() - interval '1 hour'`)
}

export class RateLimits {
  readonly #buckets = new Map<string, Bucket>()
  readonly #database: Database
  readonly #factor: number
  readonly #timer: NodeJS.Timeout

  /** `onFault` gets failed exchanges; meanwhile this process decides alone. */
  constructor(database: Database, factor: number, onFault: (error: unknown) => void) {
    this.#database = database
    this.#factor = factor
    this.#timer = setInterval(() => {
      this.exchange().catch(onFault)
    }, EXCHANGE_MS)
    this.#timer.unref()
  }

  /** Takes one token; returns the seconds to wait if there is none, otherwise 0. */
  take(ruleName: keyof typeof rateRules, subject: string): number {
    if (this.#factor === 0) return 0
    const rule = rateRules[ruleName]
    const key = `${ruleName}:${subject}`
    const now = Date.now()
    let bucket = this.#buckets.get(key)
    if (!bucket)
      this.#buckets.set(key, (bucket = { tokens: rule.burst * this.#factor, at: now, taken: 0, rule }))
    this.#refill(bucket, now)
    if (bucket.tokens < 1)
      return Math.max(1, Math.ceil((1 - bucket.tokens) / (rule.perSecond * this.#factor)))
    bucket.tokens -= 1
    bucket.taken += 1
    return 0
  }

  #refill(bucket: Bucket, now: number): void {
    const { burst, perSecond } = bucket.rule
    bucket.tokens = Math.min(
      burst * this.#factor,
      bucket.tokens + ((now - bucket.at) / 1000) * perSecond * this.#factor,
    )
    bucket.at = now
  }

  /** Sends the others what was taken here and adopts the shared level. */
  async exchange(): Promise<void> {
    const now = Date.now()
    const active = [...this.#buckets].filter(([, bucket]) => bucket.taken > 0)
    if (active.length > 0) {
      const sent = active.map(([, bucket]) => bucket.taken)
      for (const [, bucket] of active) bucket.taken = 0
      const { rows } = await this.#database.pool
        .query<{ key: string; tokens: number }>(
          `INSERT INTO app.bucket AS b (key, tokens, burst, per_second, at)
         SELECT key, burst - taken, burst, per_second, clock_timestamp()
         FROM unnest($1::text[], $2::float8[], $3::float8[], $4::float8[]) AS t(key, taken, burst, per_second) ORDER BY key
         ON CONFLICT (key) DO UPDATE SET at = clock_timestamp(), tokens = greatest(-excluded.burst,
           least(excluded.burst, b.tokens + extract(epoch FROM clock_timestamp() - b.at) * excluded.per_second) - (excluded.burst - excluded.tokens))
         RETURNING key, tokens`,
          [
            active.map(([key]) => key),
            sent,
            active.map(([, { rule }]) => rule.burst * this.#factor),
            active.map(([, { rule }]) => rule.perSecond * this.#factor),
          ],
        )
        .catch((error: unknown) => {
          // What could not be sent is sent with the next exchange.
          for (const [index, [, bucket]] of active.entries()) bucket.taken += sent[index]!
          throw error
        })
      // What was taken here since the exchange began is not in the shared level yet.
      for (const row of rows) {
        const bucket = this.#buckets.get(row.key)
        if (bucket) bucket.tokens = row.tokens - bucket.taken
      }
    }
    for (const [key, bucket] of this.#buckets) {
      if (now - bucket.at > 60_000) this.#buckets.delete(key)
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
  }
}
