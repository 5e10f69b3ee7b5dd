/** Recomputes a round on this device: the rules of each game are loaded when that game is asked for. */
import type { SoloRules } from '../../../../games/kit/manifest.ts'
import { recomputeRound } from '../../../../kernel/games/recompute-round.ts'
import type { GameEvent } from '../../../../kernel/games/solo-game.ts'
import { codesOf, gameKinds, gameRules } from '../../../ui/games/manifests.ts'
import type { FairRoundOf } from './fair-round.ts'
import { sameJson } from './same-json.ts'

export const verifiableGames = codesOf('SOLO')

/** Undefined: no game that is played alone. */
const rulesOf = (gameCode: string): SoloRules | undefined =>
  gameKinds.get(gameCode) === 'SOLO' ? (gameRules.get(gameCode) as SoloRules) : undefined

export interface Seeds {
  gameCode: string
  serverSeed: string
  clientSeed: string
  nonce: number
  betAmount: number
}

/**
 * One window: a reel each, its symbols from top to bottom as letters. `step`: after which win of a cascade;
 * 0: the spin itself.
 */
export interface Shown {
  isFree: boolean
  step: number
  window: readonly string[]
}

export interface Recomputed {
  commit: string
  winAmount: number
  spins: Shown[]
  events: readonly GameEvent[]
}

/** Null if the seeds, the stake or the game are not such as a round could have had. */
export async function recompute(seeds: Seeds): Promise<Recomputed | null> {
  const load = rulesOf(seeds.gameCode)
  if (!load || !/^[0-9a-f]{64}$/.test(seeds.serverSeed)) return null
  try {
    const { game } = await load()
    const round = recomputeRound(game, {
      serverSeed: seeds.serverSeed,
      clientSeed: seeds.clientSeed,
      nonce: seeds.nonce,
      betAmount: BigInt(seeds.betAmount),
    })
    return {
      commit: round.commit,
      winAmount: Number.parseInt(round.winAmount.toString(), 10),
      spins: windowsOf(round.events),
      events: round.events,
    }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

interface CheckedSolo extends Recomputed {
  isCommitRight: boolean
  isShownRight: boolean
  isPaidRight: boolean
  isRight: boolean
}

/**
 * A solo round compared with its record. Null while the server seed is secret; 'none' if these seeds give no
 * round of this game, 'old' if its rules have changed since.
 */
export async function checkSolo({
  serverSeed,
  gameCode,
  betAmount,
  winAmount,
  events,
  proof: { commit, clientSeed, nonce, mathVersion },
}: FairRoundOf<'SOLO'>): Promise<CheckedSolo | 'none' | 'old' | null> {
  if (!serverSeed) return null
  const load = rulesOf(gameCode)
  if (load && (await load()).game.mathVersion !== mathVersion) return 'old'
  const found = await recompute({ gameCode, serverSeed, clientSeed, nonce, betAmount })
  if (!found) return 'none'
  const [isCommitRight, isShownRight, isPaidRight] = [
    found.commit === commit,
    sameJson(found.events, events),
    found.winAmount === winAmount,
  ]
  return {
    ...found,
    isCommitRight,
    isShownRight,
    isPaidRight,
    isRight: isCommitRight && isShownRight && isPaidRight,
  }
}

/** Every window of the round in its order: the spins, and in a cascade the grid after each win. */
function windowsOf(events: readonly GameEvent[]): Shown[] {
  const shown: Shown[] = []
  for (const event of events) {
    if (isSpin(event)) shown.push({ isFree: event.isFree, step: 0, window: event.window })
    else if (isCascade(event))
      shown.push({ isFree: shown.at(-1)!.isFree, step: event.step, window: event.window })
  }
  return shown
}

interface Spin extends GameEvent {
  isFree: boolean
  window: readonly string[]
}
interface Cascade extends GameEvent {
  step: number
  window: readonly string[]
}

function isSpin(event: GameEvent): event is Spin {
  return event.type === 'spin'
}

function isCascade(event: GameEvent): event is Cascade {
  return event.type === 'cascade'
}
