/** What a deposit offer brings for an amount and asks for it, as the server will count it. Minor units. */
import type { listDepositChannelsSchemas } from '../../../../contract/player/cashier/list-deposit-channels.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'

export type Offer = ValueOf<typeof listDepositChannelsSchemas>['offers'][number]

export interface OfferFigures {
  readonly bonus: number
  /** The turnover of deposit and bonus together. */
  readonly required: number
  /** The largest stake until then. */
  readonly stake: number
}

const MILLION = 1_000_000n
const floorShare = (amount: bigint, ppm: number): bigint => (amount * BigInt(ppm)) / MILLION
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** Null for a deposit that is too small, and for an offer that gives something else than a part of it. */
export function figuresOf(
  { match, leastAmount }: Pick<Offer, 'match' | 'leastAmount'>,
  deposit: number,
): OfferFigures | null {
  if (!match || deposit < leastAmount) return null
  const amount = BigInt(deposit)
  const bonus = least(floorShare(amount, match.percentPpm), BigInt(match.maxAmount))
  const required = (amount + bonus) * BigInt(match.timesPpm)
  const stake = least(floorShare(bonus, match.stakePpm), BigInt(match.stakeAmount))
  const asNumber = (value: bigint) => Number.parseInt(String(value), 10)
  return {
    bonus: asNumber(bonus),
    required: asNumber((required + MILLION - 1n) / MILLION),
    stake: asNumber(stake),
  }
}
