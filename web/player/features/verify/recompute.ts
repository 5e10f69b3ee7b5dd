/** Recomputes a round on this device: the rules of each game are loaded when that game is asked for. */
import { recomputeRound } from '../../../../kernel/games/recompute-round.ts'
import type { GameEvent, SoloGame } from '../../../../kernel/games/solo-game.ts'
import type { FairRoundOf } from './fair-round.ts'
import { sameJson } from './same-json.ts'

const games: Record<string, () => Promise<{ game: SoloGame }>> = {
  BENJARONG: () => import('../../../../games/benjarong/rules/index.ts') as Promise<{ game: SoloGame }>,
  BETTA20: () => import('../../../../games/betta20/rules/index.ts') as Promise<{ game: SoloGame }>,
  BOSANG: () => import('../../../../games/bosang/rules/index.ts') as Promise<{ game: SoloGame }>,
  BUFFALO243: () => import('../../../../games/buffalo243/rules/index.ts') as Promise<{ game: SoloGame }>,
  CATFORTUNE: () => import('../../../../games/catfortune/rules/index.ts') as Promise<{ game: SoloGame }>,
  CHALAWAN: () => import('../../../../games/chalawan/rules/index.ts') as Promise<{ game: SoloGame }>,
  DURIAN20: () => import('../../../../games/durian20/rules/index.ts') as Promise<{ game: SoloGame }>,
  GARLAND: () => import('../../../../games/garland/rules/index.ts') as Promise<{ game: SoloGame }>,
  GOLDCRAB: () => import('../../../../games/goldcrab/rules/index.ts') as Promise<{ game: SoloGame }>,
  JEWELLOTUS: () => import('../../../../games/jewellotus/rules/index.ts') as Promise<{ game: SoloGame }>,
  KITEWIND: () => import('../../../../games/kitewind/rules/index.ts') as Promise<{ game: SoloGame }>,
  KRATHONG: () => import('../../../../games/krathong/rules/index.ts') as Promise<{ game: SoloGame }>,
  LONGDRUM: () => import('../../../../games/longdrum/rules/index.ts') as Promise<{ game: SoloGame }>,
  MOONRABBIT: () => import('../../../../games/moonrabbit/rules/index.ts') as Promise<{ game: SoloGame }>,
  MUAYGOLD: () => import('../../../../games/muaygold/rules/index.ts') as Promise<{ game: SoloGame }>,
  NAGA243: () => import('../../../../games/naga243/rules/index.ts') as Promise<{ game: SoloGame }>,
  NINEGEMS: () => import('../../../../games/ninegems/rules/index.ts') as Promise<{ game: SoloGame }>,
  ORCHARD: () => import('../../../../games/orchard/rules/index.ts') as Promise<{ game: SoloGame }>,
  SIAMGOLD20: () => import('../../../../games/siamgold20/rules/index.ts') as Promise<{ game: SoloGame }>,
  SOMTAM20: () => import('../../../../games/somtam20/rules/index.ts') as Promise<{ game: SoloGame }>,
  TIGERSPIRIT: () => import('../../../../games/tigerspirit/rules/index.ts') as Promise<{ game: SoloGame }>,
  TUKTUK3: () => import('../../../../games/tuktuk3/rules/index.ts') as Promise<{ game: SoloGame }>,
  YAKSHA25: () => import('../../../../games/yaksha25/rules/index.ts') as Promise<{ game: SoloGame }>,
  YIPENG243: () => import('../../../../games/yipeng243/rules/index.ts') as Promise<{ game: SoloGame }>,
}

export const verifiableGames = Object.keys(games)

export interface Seeds { gameCode: string; serverSeed: string; clientSeed: string; nonce: number; betAmount: number }

/** One window: a reel each, its symbols from top to bottom as letters. `step`: after which win of a cascade; 0: the spin itself. */
export interface Shown { isFree: boolean; step: number; window: readonly string[] }

export interface Recomputed { commit: string; winAmount: number; spins: Shown[]; events: readonly GameEvent[] }

/** Null where the seeds, the stake or the game are not such as a round could have had. */
export async function recompute(seeds: Seeds): Promise<Recomputed | null> {
  const load = games[seeds.gameCode]
  if (!load || !/^[0-9a-f]{64}$/.test(seeds.serverSeed)) return null
  try {
    const { game } = await load()
    const round = recomputeRound(game, { serverSeed: seeds.serverSeed, clientSeed: seeds.clientSeed, nonce: seeds.nonce, betAmount: BigInt(seeds.betAmount) })
    return { commit: round.commit, winAmount: Number.parseInt(round.winAmount.toString(), 10), spins: windowsOf(round.events), events: round.events }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

interface CheckedSolo extends Recomputed { isCommitRight: boolean; isShownRight: boolean; isPaidRight: boolean; isRight: boolean }

/** A round played alone against its record. Null while the server seed is locked; 'none' where these seeds give no round of this game, 'old' where its rules have changed since. */
export async function checkSolo({ serverSeed, gameCode, betAmount, winAmount, events, proof: { commit, clientSeed, nonce, mathVersion } }: FairRoundOf<'SOLO'>): Promise<CheckedSolo | 'none' | 'old' | null> {
  if (!serverSeed) return null
  const load = games[gameCode]
  if (load && (await load()).game.mathVersion !== mathVersion) return 'old'
  const found = await recompute({ gameCode, serverSeed, clientSeed, nonce, betAmount })
  if (!found) return 'none'
  const [isCommitRight, isShownRight, isPaidRight] = [found.commit === commit, sameJson(found.events, events), found.winAmount === winAmount]
  return { ...found, isCommitRight, isShownRight, isPaidRight, isRight: isCommitRight && isShownRight && isPaidRight }
}

/** Every window of the round in its order: the spins, and in a cascade what stands after each win. */
function windowsOf(events: readonly GameEvent[]): Shown[] {
  const shown: Shown[] = []
  for (const event of events) {
    if (isSpin(event)) shown.push({ isFree: event.isFree, step: 0, window: event.window })
    else if (isCascade(event)) shown.push({ isFree: shown.at(-1)!.isFree, step: event.step, window: event.window })
  }
  return shown
}

interface Spin extends GameEvent { isFree: boolean; window: readonly string[] }
interface Cascade extends GameEvent { step: number; window: readonly string[] }

function isSpin(event: GameEvent): event is Spin {
  return event.type === 'spin'
}

function isCascade(event: GameEvent): event is Cascade {
  return event.type === 'cascade'
}
