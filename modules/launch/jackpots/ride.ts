/** How a bet's part in the pools travels with its batch: the poster calls launch.raise_pools in the same statement. */
import type { BatchRider, VendorPosting } from '../../wallet/index.ts'

/** `pools`: a bit for each pool's place. `draw`: the round's two words as one number. */
export interface PoolRide { readonly merchantId: string; readonly pools: number; readonly draw: string }

const quoted = (texts: readonly string[]) => `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join()}}`

export const jackpotRider: BatchRider = {
  functionName: 'launch.raise_pools',
  argumentsOf(messages) {
    if (!messages.some((message) => rideOf(message))) return undefined
    const merchant: string[] = [], pools: number[] = [], stake: bigint[] = [], draw: string[] = [], game: string[] = []
    for (const message of messages) {
      const ride = rideOf(message)
      merchant.push(ride?.merchantId ?? '')
      pools.push(ride?.pools ?? 0)
      stake.push(message.kind === 'BET' ? message.amount : message.kind === 'BET_WIN' ? message.betAmount : 0n)
      draw.push(ride?.draw ?? '0')
      game.push(message.kind === 'ROLLBACK' ? '' : message.gameCode)
    }
    return [
      quoted(merchant), `{${pools.join()}}`, `{${stake.join()}}`, `{${draw.join()}}`,
      quoted(messages.map((message) => message.memberId)), quoted(messages.map((message) => message.vendor)), quoted(game), quoted(messages.map((message) => message.roundId)),
    ]
  },
}

function rideOf(message: VendorPosting): PoolRide | undefined {
  return message.kind === 'BET' || message.kind === 'BET_WIN' ? message.ride as PoolRide | undefined : undefined
}
