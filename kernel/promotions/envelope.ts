/**
 * The shares of a red envelope (domain/economy.md §6.1): all are drawn at the opening, from the seed and the
 * beacon under the tag `envelope:<id>`. The database draws them by the same rule
 * (db/functions/promotions/envelope_shares.sql), so that nobody reads a share before it is taken; a browser
 * draws them again here once the seed is shown.
 */
import type { Sha256 } from '../fair/shared-round.ts'
import { sha256, toHex } from '../fair/sha256.ts'
import { openStream, type FairStream, type Hmac } from '../fair/stream.ts'

export interface RainTerms {
  readonly promotionId: string
  /** In minor units, at least one for each envelope. */
  readonly poolAmount: number
  readonly count: number
  /** RFC 3339 in UTC, to the millisecond. */
  readonly opensAt: string
}

export const envelopeTag = (promotionId: string): string => `envelope:${promotionId}`

const encoder = new TextEncoder()

/** What binds a rain's terms into its shares: nobody can draw the same seed for another pool. */
export function beaconOfTerms(
  { promotionId, opensAt, poolAmount, count }: RainTerms,
  hash: Sha256 = sha256,
): string {
  const said = `${envelopeTag(promotionId)}:${opensAt}:${poolAmount}:${count}`
  return toHex(hash(encoder.encode(said)))
}

/**
 * Share by share: one minor unit and a random part, so that on average each gets as much as is left for it;
 * the last takes the rest. Whoever opens first or last has the same expectation.
 */
export function drawShares(stream: Pick<FairStream, 'int'>, poolAmount: number, count: number): number[] {
  if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(poolAmount) || poolAmount < count)
    throw new RangeError('a pool has at least one minor unit for each of its envelopes')
  const shares: number[] = []
  let remain = poolAmount
  for (let left = count; left > 1; left--) {
    const share = 1 + stream.int(Math.floor((2 * remain) / left) - 1)
    shares.push(share)
    remain -= share
  }
  return [...shares, remain]
}

/** All shares of a rain, in the order of the claims. A malformed seed throws a RangeError. */
export function envelopeShares(
  serverSeed: string,
  beacon: string,
  terms: Pick<RainTerms, 'promotionId' | 'poolAmount' | 'count'>,
  hmac?: Hmac,
): number[] {
  const input = { serverSeed, clientSeed: beacon, nonce: 0, tag: envelopeTag(terms.promotionId) }
  return drawShares(openStream(input, hmac), terms.poolAmount, terms.count)
}
