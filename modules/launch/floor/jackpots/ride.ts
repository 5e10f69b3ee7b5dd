/**
 * How a bet's part in the pools travels with its batch: the poster calls launch.raise_pools in the same
 * statement (docs/decisions/0061-jackpot-pools-ride-with-the-batch.md).
 */
import type { BatchRider } from '../../../wallet/index.ts'

/** `pools`: a bit for each pool's place. `draw`: the round's two words as one number. */
export interface PoolRide {
  readonly kind: 'jackpot'
  readonly merchantId: string
  readonly pools: number
  readonly draw: string
}

const quoted = (texts: readonly string[]) =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join()}}`

export const jackpotRider: BatchRider<PoolRide> = {
  kind: 'jackpot',
  functionName: 'launch.raise_pools',
  argumentsOf(items) {
    const merchant: string[] = [],
      pools: number[] = [],
      stake: bigint[] = [],
      draw: string[] = [],
      game: string[] = []
    for (const { message, ride } of items) {
      merchant.push(ride.merchantId)
      pools.push(message.kind === 'BET' || message.kind === 'BET_WIN' ? ride.pools : 0)
      stake.push(
        message.kind === 'BET' ? message.amount : message.kind === 'BET_WIN' ? message.betAmount : 0n,
      )
      draw.push(ride.draw)
      game.push(message.kind === 'ROLLBACK' ? '' : message.gameCode)
    }
    return [
      quoted(merchant),
      `{${pools.join()}}`,
      `{${stake.join()}}`,
      `{${draw.join()}}`,
      quoted(items.map(({ message }) => message.memberId)),
      quoted(items.map(({ message }) => message.vendor)),
      quoted(game),
      quoted(items.map(({ message }) => message.roundId)),
    ]
  },
}
