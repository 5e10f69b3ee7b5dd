/** Recomputes a round on this device: the rules of each game are loaded when that game is asked for. */
import { recomputeRound } from '../../../../kernel/games/recompute-round.ts'
import type { GameEvent, SoloGame } from '../../../../kernel/games/solo-game.ts'

const games: Record<string, () => Promise<{ game: SoloGame }>> = {
  TUKTUK3: () => import('../../../../games/tuktuk3/rules/index.ts') as Promise<{ game: SoloGame }>,
  SIAMGOLD20: () => import('../../../../games/siamgold20/rules/index.ts') as Promise<{ game: SoloGame }>,
}

export const verifiableGames = Object.keys(games)

export interface Seeds { gameCode: string; serverSeed: string; clientSeed: string; nonce: number; betAmount: number }

/** `window`: a reel each, its symbols from top to bottom as letters. */
export interface Recomputed { commit: string; winAmount: number; spins: { isFree: boolean; window: readonly string[] }[] }

/** Null where the seeds, the stake or the game are not such as a round could have had. */
export async function recompute(seeds: Seeds): Promise<Recomputed | null> {
  const load = games[seeds.gameCode]
  if (!load || !/^[0-9a-f]{64}$/.test(seeds.serverSeed)) return null
  try {
    const { game } = await load()
    const round = recomputeRound(game, { serverSeed: seeds.serverSeed, clientSeed: seeds.clientSeed, nonce: seeds.nonce, betAmount: BigInt(seeds.betAmount) })
    return { commit: round.commit, winAmount: Number.parseInt(round.winAmount.toString(), 10), spins: round.events.filter(isSpin).map(({ isFree, window }) => ({ isFree, window })) }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

interface Spin extends GameEvent { isFree: boolean; window: readonly string[] }

function isSpin(event: GameEvent): event is Spin {
  return event.type === 'spin'
}
