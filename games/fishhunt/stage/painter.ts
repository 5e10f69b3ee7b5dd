/**
 * Copies bitmaps to the screen. Nothing is made in a frame: per fish two copies, per bullet and effect one.
 */
import type { Bitmap, Bitmaps } from './bitmaps.ts'
import type { Bullet } from './bullets.ts'
import type { Effect } from './effects.ts'
import { DYING_MS, type Swimmer } from './swim.ts'
import type { Point } from './view.ts'

const MOST_TILT = 0.7
const HIT_MS = 140

export interface GunPicture {
  isShown: boolean
  isLightning: boolean
  turn: number
  recoil: number
}

export class Painter {
  readonly #context: CanvasRenderingContext2D
  readonly #resolution: number
  readonly #bitmaps: Bitmaps
  /** Reduced motion: nothing wags, turns or bursts; fish still swim, for they are the game. */
  isCalm = false

  constructor(canvas: HTMLCanvasElement, bitmaps: Bitmaps, resolution: number) {
    this.#context = canvas.getContext('2d')!
    this.#bitmaps = bitmaps
    this.#resolution = resolution
  }

  clear(): void {
    const { canvas } = this.#context
    this.#context.setTransform(1, 0, 0, 1, 0, 0)
    this.#context.globalAlpha = 1
    this.#context.clearRect(0, 0, canvas.width, canvas.height)
  }

  fish(swimmer: Swimmer, nowMs: number): void {
    const { body, moving, hinge, turns } = this.#bitmaps.targets[swimmer.fish.kind]
    const isDying = swimmer.diedMs > 0
    const dying = isDying ? Math.min(1, Math.max(0, nowMs - swimmer.diedMs) / DYING_MS) : 0
    const hit = nowMs - swimmer.hitMs < HIT_MS && !this.isCalm ? 1 - (nowMs - swimmer.hitMs) / HIT_MS : 0
    const size = (1 + hit * 0.1) * (isDying && !this.isCalm ? 1 - dying * 0.5 : 1)
    const isMirrored = turns === 'SIDE' && swimmer.isMirrored
    const turn = turnOf(swimmer, turns, nowMs, this.isCalm) + (isDying && !this.isCalm ? dying * 2.2 : 0)
    const across = (isMirrored ? -1 : 1) * size
    const cos = Math.cos(turn) * this.#resolution
    const sin = Math.sin(turn) * this.#resolution
    const phase = this.isCalm
      ? 0
      : (0.5 + 0.5 * Math.sin((nowMs / 1_000) * hinge.perSecond * Math.PI * 2 + swimmer.fish.fishId)) *
        hinge.amount
    this.#context.globalAlpha = 1 - dying
    // The moving part is made smaller towards the line it hangs on.
    const hangs = 1 - phase
    const shiftX = hinge.isAcross ? hinge.at * phase : 0
    const shiftY = hinge.isAcross ? 0 : hinge.at * phase
    this.#context.setTransform(
      cos * across * (hinge.isAcross ? hangs : 1),
      sin * across * (hinge.isAcross ? hangs : 1),
      -sin * size * (hinge.isAcross ? 1 : hangs),
      cos * size * (hinge.isAcross ? 1 : hangs),
      swimmer.x * this.#resolution + cos * across * shiftX - sin * size * shiftY,
      swimmer.y * this.#resolution + sin * across * shiftX + cos * size * shiftY,
    )
    this.#copy(moving)
    this.#context.setTransform(
      cos * across,
      sin * across,
      -sin * size,
      cos * size,
      swimmer.x * this.#resolution,
      swimmer.y * this.#resolution,
    )
    this.#copy(body)
  }

  bullet({ x, y, directionX, directionY, isOwn }: Bullet): void {
    this.#context.globalAlpha = 1
    // The drawing points up: its −y is the way it flies.
    this.#place(x, y, -directionY, directionX, 1)
    this.#copy(isOwn ? this.#bitmaps.parts.bullet : this.#bitmaps.parts.othersBullet)
  }

  gun({ isShown, isLightning, turn, recoil }: GunPicture, { x, y }: Point, isAbove: boolean): void {
    if (!isShown) return
    this.#context.globalAlpha = 1
    const back = this.isCalm ? 0 : recoil * 9
    this.#place(x - Math.sin(turn) * back, y + Math.cos(turn) * back, Math.cos(turn), Math.sin(turn), 1)
    this.#copy(isLightning ? this.#bitmaps.parts.lightningBarrel : this.#bitmaps.parts.barrel)
    this.#place(x, y, isAbove ? -1 : 1, 0, 1)
    this.#copy(this.#bitmaps.parts.base)
  }

  lock({ x, y, halfWidth }: Swimmer, nowMs: number): void {
    const turn = this.isCalm ? 0 : nowMs / 1_400
    this.#context.globalAlpha = 1
    const { lockRing } = this.#bitmaps.parts
    this.#place(
      x,
      y,
      Math.cos(turn),
      Math.sin(turn),
      Math.max(0.6, Math.min(2.2, (halfWidth * 2.1) / lockRing.width)),
    )
    this.#copy(lockRing)
  }

  effect({ kind, x, y, toX, toY, size, ageMs, lastsMs }: Effect): void {
    if (ageMs < 0) return
    const share = ageMs / lastsMs
    if (kind === 'bolt') return this.#bolt(x, y, toX, toY, share)
    if (kind === 'coin') {
      const gone = share * share
      this.#context.globalAlpha = share < 0.85 ? 1 : (1 - share) / 0.15
      this.#place(x + (toX - x) * gone, y + (toY - y) * gone - Math.sin(share * Math.PI) * 26, 1, 0, 1)
      return this.#copy(this.#bitmaps.parts.coin)
    }
    this.#context.globalAlpha = 1 - share
    this.#place(x, y, 1, 0, size * (kind === 'net' ? 0.5 + share * 0.5 : 0.6 + share * 0.7))
    this.#copy(kind === 'net' ? this.#bitmaps.parts.net : this.#bitmaps.parts.burst)
  }

  #bolt(x: number, y: number, toX: number, toY: number, share: number): void {
    const context = this.#context
    this.#place(0, 0, 1, 0, 1)
    context.lineJoin = 'round'
    context.beginPath()
    context.moveTo(x, y)
    for (let step = 1; step < 6; step++) {
      const aside = (step % 2 ? 1 : -1) * (6 + ((step * 7) % 5) * 2)
      context.lineTo(x + ((toX - x) * step) / 6 + aside, y + ((toY - y) * step) / 6 - aside * 0.4)
    }
    context.lineTo(toX, toY)
    // A broad glow, and the bolt itself in it.
    context.globalAlpha = (1 - share) * 0.45
    context.strokeStyle = this.lightning
    context.lineWidth = 7
    context.stroke()
    context.globalAlpha = 1 - share * share
    context.strokeStyle = this.lightningCore
    context.lineWidth = 2.5
    context.stroke()
  }

  /** Of a bolt: the stage reads it from the page's tokens. */
  lightning = 'white'
  lightningCore = 'white'

  #place(x: number, y: number, cos: number, sin: number, size: number): void {
    const by = size * this.#resolution
    this.#context.setTransform(
      cos * by,
      sin * by,
      -sin * by,
      cos * by,
      x * this.#resolution,
      y * this.#resolution,
    )
  }

  #copy({ canvas, x, y, width, height }: Bitmap): void {
    this.#context.drawImage(canvas, -x, -y, width, height)
  }
}

function turnOf(
  { angle, isMirrored, fish }: Swimmer,
  turns: 'SIDE' | 'TOP' | 'LEVEL',
  nowMs: number,
  isCalm: boolean,
): number {
  if (turns === 'LEVEL') return isCalm ? 0 : Math.sin(nowMs / 420 + fish.fishId) * 0.08
  if (turns === 'TOP') return angle - Math.PI
  // Seen from the side it leans the way it swims, never on its back.
  const lean = isMirrored ? angle : angle > 0 ? angle - Math.PI : angle + Math.PI
  return Math.max(-MOST_TILT, Math.min(MOST_TILT, lean))
}
