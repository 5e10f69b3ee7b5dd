/**
 * Bullets on their way. A fixed number of them is made once; they fly straight and off the edges, or after
 * the fish they are locked on.
 */
import { distanceTo, type Shoal, type Swimmer } from './swim.ts'
import type { SeaView } from './view.ts'

export interface Bullet {
  isFlying: boolean
  isOwn: boolean
  x: number
  y: number
  /** A unit vector. */
  directionX: number
  directionY: number
  /** Locked on this fish; −1: whatever it meets. */
  targetId: number
  price: number
  leftMs: number
}

export interface BulletEnds {
  /** It hit: an own one is now judged by the server. */
  struck(bullet: Bullet, swimmer: Swimmer): void
  /** It met nothing in its life, or its target is gone: it costs nothing. */
  lost(bullet: Bullet): void
}

const MOST = 96
/** How long a bullet flies that hits nothing. */
export const LIFE_MS = 3_500
/** Across the whole screen in this many milliseconds. */
const ACROSS_MS = 1_150

export class Bullets {
  readonly all: readonly Bullet[] = Array.from({ length: MOST }, () => ({
    isFlying: false,
    isOwn: false,
    x: 0,
    y: 0,
    directionX: 0,
    directionY: -1,
    targetId: -1,
    price: 0,
    leftMs: 0,
  }))
  readonly #ends: BulletEnds

  constructor(ends: BulletEnds) {
    this.#ends = ends
  }

  /** `turn`: of the barrel, 0 upwards, clockwise. False if too many are under way. */
  fire(
    from: { readonly x: number; readonly y: number },
    turn: number,
    shot: {
      readonly isOwn: boolean
      readonly targetId: number
      readonly price: number
      readonly leftMs?: number
    },
  ): boolean {
    for (const bullet of this.all) {
      if (bullet.isFlying) continue
      bullet.isFlying = true
      bullet.isOwn = shot.isOwn
      bullet.x = from.x
      bullet.y = from.y
      bullet.directionX = Math.sin(turn)
      bullet.directionY = -Math.cos(turn)
      bullet.targetId = shot.targetId
      bullet.price = shot.price
      bullet.leftMs = shot.leftMs ?? LIFE_MS
      return true
    }
    return false
  }

  /** What own bullets on their way would cost if all of them struck. */
  underWay(): number {
    let sum = 0
    for (const bullet of this.all) if (bullet.isFlying && bullet.isOwn) sum += bullet.price
    return sum
  }

  /** Own bullets that are still flying are given back. */
  clear(): void {
    for (const bullet of this.all) bullet.isFlying = false
  }

  move(elapsedMs: number, view: SeaView, shoal: Shoal): void {
    const far = (Math.hypot(view.width, view.height) / ACROSS_MS) * elapsedMs
    for (const bullet of this.all) if (bullet.isFlying) this.#moveOne(bullet, far, elapsedMs, view, shoal)
  }

  #moveOne(bullet: Bullet, far: number, elapsedMs: number, view: SeaView, shoal: Shoal): void {
    bullet.leftMs -= elapsedMs
    const target = bullet.targetId < 0 ? undefined : shoal.find(bullet.targetId)
    if (bullet.leftMs <= 0 || (bullet.targetId >= 0 && (!target || target.diedMs > 0)))
      return this.#end(bullet, null)
    if (target) aimAt(bullet, target.x, target.y)
    bullet.x += bullet.directionX * far
    bullet.y += bullet.directionY * far
    if (target) {
      // It must not fly past what it is locked on.
      if (
        distanceTo(target, bullet.x, bullet.y) <= 0 ||
        Math.hypot(target.x - bullet.x, target.y - bullet.y) < far
      )
        this.#end(bullet, target)
      return
    }
    bounce(bullet, view)
    if (!bullet.isOwn) return
    const met = meets(bullet, shoal)
    if (met) this.#end(bullet, met)
  }

  #end(bullet: Bullet, struck: Swimmer | null): void {
    bullet.isFlying = false
    if (struck) this.#ends.struck(bullet, struck)
    else this.#ends.lost(bullet)
  }
}

function aimAt(bullet: Bullet, x: number, y: number): void {
  const awayX = x - bullet.x
  const awayY = y - bullet.y
  const away = Math.hypot(awayX, awayY)
  if (away < 0.001) return
  bullet.directionX = awayX / away
  bullet.directionY = awayY / away
}

/** Off the edges like a ball. */
export function bounce(bullet: Bullet, { width, height }: Pick<SeaView, 'width' | 'height'>): void {
  if ((bullet.x < 0 && bullet.directionX < 0) || (bullet.x > width && bullet.directionX > 0))
    bullet.directionX = -bullet.directionX
  if ((bullet.y < 0 && bullet.directionY < 0) || (bullet.y > height && bullet.directionY > 0))
    bullet.directionY = -bullet.directionY
}

function meets({ x, y }: Bullet, { swimmers }: Shoal): Swimmer | null {
  // The small ones lie on top, at the end of the list.
  for (let place = swimmers.length - 1; place >= 0; place--) {
    const swimmer = swimmers[place]!
    if (
      swimmer.diedMs > 0 ||
      Math.abs(swimmer.x - x) > swimmer.halfWidth + swimmer.halfHeight ||
      Math.abs(swimmer.y - y) > swimmer.halfWidth + swimmer.halfHeight
    )
      continue
    if (distanceTo(swimmer, x, y) <= 0) return swimmer
  }
  return null
}
