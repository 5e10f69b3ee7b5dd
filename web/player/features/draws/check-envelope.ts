/** Draws the shares of a rain again on this device (domain/economy.md §6). No server takes part. */
import { commitOf } from '../../../../kernel/fair/stream.ts'
import { beaconOfTerms, envelopeShares, type RainTerms } from '../../../../kernel/promotions/envelope.ts'

export interface EnvelopeClaim extends RainTerms {
  readonly commit: string
  readonly beacon: string
  readonly seed: string
  /** What members received, by the place of their share. */
  readonly taken: readonly { readonly place: number; readonly amount: number }[]
}

export interface CheckedEnvelopes {
  readonly isCommitRight: boolean
  readonly isBeaconRight: boolean
  readonly areSharesRight: boolean
  readonly isRight: boolean
  /** As this device draws them. */
  readonly shares: readonly number[]
}

/** A seed that is none draws nothing, and nothing holds. */
export function checkEnvelopes(claim: EnvelopeClaim): CheckedEnvelopes {
  const nothing = { isCommitRight: false, isBeaconRight: false, areSharesRight: false, isRight: false }
  try {
    const shares = envelopeShares(claim.seed, claim.beacon, claim)
    const isCommitRight = commitOf(claim.seed) === claim.commit
    const isBeaconRight = beaconOfTerms(claim) === claim.beacon
    const areSharesRight = claim.taken.every(({ place, amount }) => shares[place - 1] === amount)
    const isRight = isCommitRight && isBeaconRight && areSharesRight
    return { isCommitRight, isBeaconRight, areSharesRight, isRight, shares }
  } catch (error) {
    if (error instanceof RangeError) return { ...nothing, shares: [] }
    throw error
  }
}
