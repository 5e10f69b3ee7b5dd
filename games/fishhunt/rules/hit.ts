/**
 * One bullet on one target, by the stream of that hit. It is all that a kill depends on: no past, no player,
 * no room.
 */
import type { FairStream } from '../../../kernel/fair/stream.ts'
import { killThreshold, sheet, targetOf, type FishKind } from './sheet.ts'

export interface SeenFish {
  readonly fishId: number
  readonly kind: FishKind
}

/**
 * One of a bomb crab's free shots. `fishId` is null if nothing was left to aim at: it goes into a passing
 * anchovy.
 */
export interface FreeShot {
  readonly fishId: number | null
  readonly kind: FishKind
  readonly multiple: number
}

export interface Hit {
  readonly isKill: boolean
  /**
   * What the kill pays, in bullets; 0 if there was none, and of a bomb crab what its free shots bring in
   * all.
   */
  readonly multiple: number
  /** Of a bomb crab that was killed; else empty. */
  readonly freeShots: readonly FreeShot[]
}

type Drawing = Pick<FairStream, 'isBelow' | 'int' | 'weighted'>

/**
 * What a hit comes to. `others`: every other fish that could be hit at that moment, by id; only a bomb crab's
 * free shots look at them. Draws, in order: the kill; after it the multiple of a target that has several, or
 * for each free shot its aim, its kill and its multiple.
 */
export function resolveHit(stream: Drawing, kind: FishKind, others: readonly SeenFish[]): Hit {
  if (!stream.isBelow(killThreshold(kind))) return { isKill: false, multiple: 0, freeShots: [] }
  if (kind !== 'BOMBCRAB') return { isKill: true, multiple: drawMultiple(stream, kind), freeShots: [] }
  const freeShots = explode(stream, others)
  return { isKill: true, multiple: freeShots.reduce((sum, shot) => sum + shot.multiple, 0), freeShots }
}

/**
 * A free shot returns what a paid one does whatever it is aimed at, so their number alone makes the crab's
 * worth.
 */
function explode(stream: Drawing, others: readonly SeenFish[]): FreeShot[] {
  const alive = others.filter(({ kind }) => kind !== 'BOMBCRAB')
  return Array.from({ length: sheet.bombShots }, () => {
    const aim = alive.length === 0 ? -1 : stream.int(alive.length)
    const { fishId, kind } = aim < 0 ? { fishId: null, kind: 'ANCHOVY' as const } : alive[aim]!
    if (!stream.isBelow(killThreshold(kind))) return { fishId, kind, multiple: 0 }
    if (aim >= 0) alive.splice(aim, 1)
    return { fishId, kind, multiple: drawMultiple(stream, kind) }
  })
}

function drawMultiple(stream: Drawing, kind: FishKind): number {
  const { multiples } = targetOf(kind)
  return multiples.length === 1
    ? multiples[0]!.multiple
    : multiples[stream.weighted(multiples.map(({ weight }) => weight))]!.multiple
}
