/**
 * The results of a batch of shots. Pure: the room's living and dead fish, the member's money and the pair of
 * seeds are arguments, read under the locks; of the past only dead fish matter.
 */
import {
  fishOf,
  isInSea,
  resolveHit,
  shoalAt,
  type Gun,
  type SeenFish,
} from '../../games/fishhunt/rules/index.ts'
import { sheet } from '../../games/fishhunt/rules/sheet.ts'
import type { FairStream } from '../../kernel/fair/stream.ts'
import { toWireAmount } from '../../kernel/money.ts'
import type { StoredHit } from './store/shots.ts'

export interface Shot {
  readonly shotId: string
  readonly fishIds: readonly number[]
  readonly price: number
  readonly gun: Gun
  /** In milliseconds since the room began. */
  readonly firedMs: number
}

/**
 * Why a shot was not charged. GONE: none of its targets is there; LATE: fired too long ago; LIMIT: dearer
 * than the member may stake.
 */
export type Refund = 'GONE' | 'LATE' | 'TOO_FAST' | 'FUNDS' | 'LIMIT'

export interface Judged {
  readonly shot: Shot
  readonly refund: Refund | null
  readonly hits: readonly StoredHit[]
  readonly betAmount: bigint
  readonly winAmount: bigint
}

export interface Circumstances {
  readonly seed: number
  readonly nowMs: number
  /** Killed so far; the judged kills are added. */
  readonly dead: Set<number>
  /** What may still be staked. */
  funds: bigint
  /** The dearest shot that the member may fire. */
  readonly most: bigint
  nextShotMs: number
  /** The stream of the next hit; each call uses a nonce of its own. */
  readonly openHit: () => { nonce: number; stream: FairStream }
}

/** The difference that the clocks of shooter and server may have. */
const LEEWAY_MS = 500
/** Older shots did not reach us in time: their bullets are gone. */
const LATEST_MS = 10_000
const GAP_MS = 1_000 / sheet.shotsPerSecond
/** Two shots may be slightly too close; over a second they never exceed the rate. */
const BURST_MS = 2 * GAP_MS

export function judgeShots(shots: readonly Shot[], at: Circumstances): Judged[] {
  return shots.map((shot) => {
    const refund = refundOf(shot, at)
    if (refund !== null) return { shot, refund, hits: [], betAmount: 0n, winAmount: 0n }
    at.nextShotMs = Math.max(at.nextShotMs, shot.firedMs) + GAP_MS
    const hits: StoredHit[] = []
    // One after the other: what a bomb among them kills is gone for later shots.
    for (const fishId of targetsOf(shot, at)) if (!at.dead.has(fishId)) hits.push(hit(fishId, shot.price, at))
    const betAmount = BigInt(shot.price * hits.length)
    at.funds -= betAmount
    return {
      shot,
      refund: null,
      hits,
      betAmount,
      winAmount: BigInt(hits.reduce((sum, { win }) => sum + win, 0)),
    }
  })
}

function refundOf(shot: Shot, at: Circumstances): Refund | null {
  if (shot.firedMs > at.nowMs + LEEWAY_MS || shot.firedMs < at.nowMs - LATEST_MS) return 'LATE'
  const alive = targetsOf(shot, at).length
  if (alive === 0) return 'GONE'
  if (shot.firedMs < at.nextShotMs - BURST_MS) return 'TOO_FAST'
  const cost = BigInt(shot.price * alive)
  if (cost > at.most) return 'LIMIT'
  return cost > at.funds ? 'FUNDS' : null
}

/** The targets of a shot that were there when it was fired and are there now. */
function targetsOf({ fishIds, gun, firedMs }: Shot, { seed, nowMs, dead }: Circumstances): number[] {
  return [...new Set(fishIds)].slice(0, gun === 'LIGHTNING' ? sheet.lightningTargets : 1).filter((fishId) => {
    const fish = fishOf(seed, fishId)
    return !dead.has(fishId) && isInSea(fish, firedMs, LEEWAY_MS) && isInSea(fish, nowMs, LEEWAY_MS)
  })
}

function hit(fishId: number, price: number, at: Circumstances): StoredHit {
  const { kind } = fishOf(at.seed, fishId)
  const others: SeenFish[] = kind !== 'BOMBCRAB' ? [] : aliveIn(at).filter((fish) => fish.fishId !== fishId)
  const { nonce, stream } = at.openHit()
  const { isKill, multiple, freeShots } = resolveHit(stream, kind, others)
  if (isKill) at.dead.add(fishId)
  for (const free of freeShots) if (free.fishId !== null && free.multiple > 0) at.dead.add(free.fishId)
  return {
    fishId,
    kind,
    nonce,
    isKill,
    multiple,
    win: toWireAmount(BigInt(multiple) * BigInt(price)),
    freeShots,
    others: freeShots.length > 0 ? others : [],
  }
}

function aliveIn({ seed, nowMs, dead }: Pick<Circumstances, 'seed' | 'nowMs' | 'dead'>): SeenFish[] {
  return shoalAt(seed, nowMs)
    .filter(({ fishId }) => !dead.has(fishId))
    .map(({ fishId, kind }) => ({ fishId, kind }))
}

/** The dead fish that would otherwise still swim: others need not be kept. */
export function stillMissed(dead: Iterable<number>, seed: number, nowMs: number): number[] {
  return [...dead]
    .filter((fishId) => fishOf(seed, fishId).leavesMs + LEEWAY_MS + LATEST_MS > nowMs)
    .sort((a, b) => a - b)
}
