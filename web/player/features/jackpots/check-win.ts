/** Computes a won pool again, on this device, from what its win opened. */
import type { listJackpotWinsSchemas } from '../../../../contract/player/launch/list-jackpot-wins.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { POOL_CLIENT_SEED, poolTag } from '../../../../contract/shared/jackpot-words.ts'
import { commitOf, openStream } from '../../../../kernel/fair/stream.ts'
import { poolDrawOf, poolThreshold, poolTrigger } from '../../../../kernel/games/pool-shares.ts'

export type Win = ValueOf<typeof listJackpotWinsSchemas>['list'][number]

/** WAITING: the winner's seeds are not open yet. */
export type Verdict = 'MATCH' | 'MISMATCH' | 'WAITING'

/** Whether what was locked fits what was opened, and gives the amount or the draw that won. */
export function checkWin(win: Win): Verdict {
  try {
    return win.kind === 'MUST_HIT' ? checkHidden(win) : checkChance(win)
  } catch (error) {
    // Seeds that no stream can have.
    if (error instanceof RangeError) return 'MISMATCH'
    throw error
  }
}

function checkHidden({
  secret,
  commit,
  code,
  instanceNo,
  seedAmount,
  capAmount,
  triggerAmount,
  amount,
}: Win): Verdict {
  if (secret === null || capAmount === null || triggerAmount === null) return 'MISMATCH'
  const stream = openStream({
    serverSeed: secret,
    clientSeed: POOL_CLIENT_SEED,
    nonce: instanceNo,
    tag: poolTag(code),
  })
  const trigger = poolTrigger(stream, BigInt(seedAmount), BigInt(capAmount))
  return commitOf(secret) === commit && trigger === BigInt(triggerAmount) && BigInt(amount) >= trigger
    ? 'MATCH'
    : 'MISMATCH'
}

function checkChance({ round, code, draw, stakeAmount, oddsAmount }: Win): Verdict {
  if (!round?.serverSeed) return 'WAITING'
  const drawn = poolDrawOf(
    openStream({
      serverSeed: round.serverSeed,
      clientSeed: round.clientSeed,
      nonce: round.nonce,
      tag: poolTag(code),
    }),
  )
  return commitOf(round.serverSeed) === round.commit &&
    String(drawn) === draw &&
    drawn < thresholdOf({ stakeAmount, oddsAmount })
    ? 'MATCH'
    : 'MISMATCH'
}

/** Below this a draw wins. */
export function thresholdOf({ stakeAmount, oddsAmount }: Pick<Win, 'stakeAmount' | 'oddsAmount'>): bigint {
  return poolThreshold(BigInt(stakeAmount), BigInt(oddsAmount ?? 1))
}
