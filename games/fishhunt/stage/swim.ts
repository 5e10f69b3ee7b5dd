/**
 * The fish that are on this screen. Their ways are data from the room's seed; a frame moves the same objects
 * on and makes none, and who comes and goes is looked at a few times a second.
 */
import { fishOf, isInSea, shoalAt, type Fish, type FishKind } from '../../../kernel/fish/shoal.ts'
import { drawings } from '../art/targets.ts'
import type { SeaView } from './view.ts'

export interface Swimmer {
  readonly fish: Fish
  x: number
  y: number
  /** The direction in which it swims on the screen, in radians. */
  angle: number
  isMirrored: boolean
  /** In the room's time; 0: never. */
  hitMs: number
  /** Of one that a bomb has caught: when its free shot is shown. */
  diedMs: number
  /** Half of the drawing, on the screen. */
  halfWidth: number
  halfHeight: number
  /**
   * Fish of a school share one path; on the screen they swim next to each other, this many pixels of a large
   * sea apart.
   */
  readonly lane: number
}

const schooling: ReadonlySet<FishKind> = new Set<FishKind>(['ANCHOVY', 'MACKEREL', 'CLOWNFISH', 'SQUID'])
const LANE = 30

/** A dead fish is shown this long. */
export const DYING_MS = 620

export class Shoal {
  /** The large ones first, so that the small are drawn over them and can be reached. */
  readonly swimmers: Swimmer[] = []
  readonly #byId = new Map<number, Swimmer>()
  readonly #dead = new Set<number>()
  readonly #seed: number

  constructor(seed: number, dead: readonly number[]) {
    this.#seed = seed
    for (const fishId of dead) this.#dead.add(fishId)
  }

  find(fishId: number): Swimmer | undefined {
    return this.#byId.get(fishId)
  }

  /** Also of one that is gone. */
  kindOf(fishId: number): FishKind {
    return this.#byId.get(fishId)?.fish.kind ?? fishOf(this.#seed, fishId).kind
  }

  /** Who comes and who is gone. Answers those that came. */
  update(view: SeaView, nowMs: number): Swimmer[] {
    const came: Swimmer[] = []
    for (const fish of shoalAt(this.#seed, nowMs)) {
      if (this.#byId.has(fish.fishId) || this.#dead.has(fish.fishId)) continue
      const swimmer: Swimmer = {
        fish,
        x: 0,
        y: 0,
        angle: 0,
        isMirrored: false,
        hitMs: 0,
        diedMs: 0,
        halfWidth: 0,
        halfHeight: 0,
        lane: schooling.has(fish.kind) ? (((fish.fishId * 2) % 3) - 1) * LANE : 0,
      }
      measure(swimmer, view)
      this.#byId.set(fish.fishId, swimmer)
      this.swimmers.push(swimmer)
      came.push(swimmer)
    }
    if (came.length > 0)
      this.swimmers.sort(
        (one, other) => other.halfWidth - one.halfWidth || one.fish.fishId - other.fish.fishId,
      )
    for (let place = this.swimmers.length - 1; place >= 0; place--) {
      const swimmer = this.swimmers[place]!
      const isOver = swimmer.diedMs > 0 ? nowMs - swimmer.diedMs > DYING_MS : !isInSea(swimmer.fish, nowMs)
      if (!isOver) continue
      this.swimmers.splice(place, 1)
      this.#byId.delete(swimmer.fish.fishId)
    }
    return came
  }

  /** The screen has another size now. */
  resize(view: SeaView): void {
    for (const swimmer of this.swimmers) measure(swimmer, view)
  }

  /** Killed, by whomever; true if it was still alive here. */
  kill(fishId: number, nowMs: number): boolean {
    this.#dead.add(fishId)
    const swimmer = this.#byId.get(fishId)
    if (!swimmer || swimmer.diedMs > 0) return false
    swimmer.diedMs = nowMs
    return true
  }

  move(view: SeaView, nowMs: number): void {
    for (const swimmer of this.swimmers) if (swimmer.diedMs === 0) swim(swimmer, view, nowMs)
  }

  /** The one that a finger meant: what lies under it, the smallest first; else the nearest within reach. */
  at(x: number, y: number, reach: number): Swimmer | null {
    let best: Swimmer | null = null
    let least = Infinity
    for (const swimmer of this.swimmers) {
      if (swimmer.diedMs > 0) continue
      const away = distanceTo(swimmer, x, y)
      if (away > reach) continue
      // Inside counts as no distance: then size decides.
      const rank = Math.max(0, away) * 1_000 + swimmer.halfWidth
      if (rank >= least) continue
      least = rank
      best = swimmer
    }
    return best
  }

  /** Up to `most` of those nearest to a point, for the lightning. */
  nearest(x: number, y: number, most: number): Swimmer[] {
    return this.swimmers
      .filter(({ diedMs }) => diedMs === 0)
      .sort((one, other) => distanceTo(one, x, y) - distanceTo(other, x, y))
      .slice(0, most)
  }

  /** The next one to the right or left of a point, for the keyboard. */
  beside(x: number, y: number, direction: 1 | -1): Swimmer | null {
    let best: Swimmer | null = null
    for (const swimmer of this.swimmers) {
      if (swimmer.diedMs > 0 || Math.sign(swimmer.x - x) !== direction) continue
      if (
        !best ||
        Math.hypot(swimmer.x - x, (swimmer.y - y) * 0.5) < Math.hypot(best.x - x, (best.y - y) * 0.5)
      )
        best = swimmer
    }
    return best
  }
}

function measure(swimmer: Swimmer, { size }: SeaView): void {
  const { width, height } = drawings[swimmer.fish.kind]
  swimmer.halfWidth = (width / 2) * size
  swimmer.halfHeight = (height / 2) * size
}

/** From a point to the edge of a fish's oval, about; below zero inside. */
export function distanceTo(
  { x: fishX, y: fishY, halfWidth, halfHeight, angle }: Swimmer,
  x: number,
  y: number,
): number {
  const away = Math.hypot(x - fishX, y - fishY)
  if (away === 0) return -Math.min(halfWidth, halfHeight)
  const turn = Math.atan2(y - fishY, x - fishX) - angle
  const a = halfWidth * 0.86
  const b = halfHeight * 0.8
  return away - (a * b) / Math.hypot(b * Math.cos(turn), a * Math.sin(turn))
}

/** A cubic curve at the share of its time that has passed, without making anything. */
export function swim(swimmer: Swimmer, view: SeaView, nowMs: number): void {
  const { bornMs, leavesMs, path } = swimmer.fish
  const t = Math.min(1, Math.max(0, (nowMs - bornMs) / (leavesMs - bornMs)))
  const u = 1 - t
  const a = u * u * u
  const b = 3 * u * u * t
  const c = 3 * u * t * t
  const d = t * t * t
  swimmer.x = (a * path[0]! + b * path[2]! + c * path[4]! + d * path[6]!) * view.scaleX
  swimmer.y =
    (a * path[1]! + b * path[3]! + c * path[5]! + d * path[7]!) * view.scaleY + swimmer.lane * view.size
  const slopeX =
    (u * u * (path[2]! - path[0]!) + 2 * u * t * (path[4]! - path[2]!) + t * t * (path[6]! - path[4]!)) *
    view.scaleX
  const slopeY =
    (u * u * (path[3]! - path[1]!) + 2 * u * t * (path[5]! - path[3]!) + t * t * (path[7]! - path[5]!)) *
    view.scaleY
  swimmer.angle = Math.atan2(slopeY, slopeX)
  // Straight up or down it keeps the side that it showed.
  if (Math.abs(slopeX) > Math.abs(slopeY) * 0.12) swimmer.isMirrored = slopeX > 0
}
