/**
 * The sea on its two canvases: the ground is painted once for a size of the screen, everything that moves in
 * each frame.
 */
import { seaGround } from '../art/guns.ts'
import { sheet, type Gun } from '../rules/sheet.ts'
import { makeBitmaps, paint } from './bitmaps.ts'
import { Bullets, type BulletEnds } from './bullets.ts'
import { Effects } from './effects.ts'
import { type SeatView } from './page.ts'
import { Painter, type GunPicture } from './painter.ts'
import { Shoal } from './swim.ts'
import { layView, turnTo, type Point, type SeaView, slotOfSeat } from './view.ts'

/** Sharper than this no eye sees on a phone, and every pixel costs. */
const SHARPEST = 2
/** Drawings are made again if the screen changed by this much; otherwise they stay. */
const SIZE_CHANGE = 0.06

export class SeaScene {
  readonly ground = document.createElement('canvas')
  readonly front = document.createElement('canvas')
  readonly bullets: Bullets
  readonly effects = new Effects()
  readonly guns: readonly GunPicture[] = Array.from({ length: sheet.seatCount }, (_, slot) => ({
    isShown: slot === 0,
    isLightning: false,
    turn: slot > 1 ? Math.PI : 0,
    recoil: 0,
  }))
  shoal = new Shoal(0, [])
  view: SeaView = layView(1, 1)
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)')
  #painter: Painter | null = null
  #drawnSize = 0
  #drawnResolution = 0

  constructor(ends: BulletEnds) {
    this.bullets = new Bullets(ends)
  }

  get isCalm(): boolean {
    return this.#calm.matches
  }

  /** Another room's sea. */
  begin(seed: number, dead: readonly number[]): void {
    this.shoal = new Shoal(seed, dead)
    this.bullets.clear()
    this.effects.clear()
  }

  /** Fits everything to the element's size; resolves when it can be drawn. */
  async fit(width: number, height: number): Promise<void> {
    if (width === 0 || height === 0) return
    const resolution = Math.min(SHARPEST, devicePixelRatio)
    if (
      this.#painter &&
      width === this.view.width &&
      height === this.view.height &&
      resolution === this.#drawnResolution
    )
      return
    this.view = layView(width, height)
    this.shoal.resize(this.view)
    for (const canvas of [this.ground, this.front]) {
      canvas.width = Math.round(width * resolution)
      canvas.height = Math.round(height * resolution)
    }
    const isOther =
      Math.abs(this.view.size / (this.#drawnSize || 1) - 1) > SIZE_CHANGE ||
      resolution !== this.#drawnResolution
    const [bitmaps] = await Promise.all([
      isOther || !this.#painter ? makeBitmaps(this.view.size, resolution) : null,
      paint(this.ground, seaGround(width, height)),
    ])
    if (!bitmaps) return
    this.#drawnSize = this.view.size
    this.#drawnResolution = resolution
    this.#painter = new Painter(this.front, bitmaps, resolution)
    const style = getComputedStyle(this.front)
    this.#painter.lightning = style.getPropertyValue('--bolt').trim() || this.#painter.lightning
    this.#painter.lightningCore = style.getPropertyValue('--on-pig').trim() || this.#painter.lightningCore
  }

  /** Who has a gun is seen; `gun` null: nobody does. */
  seat(slot: number, gun: Gun | null): void {
    this.guns[slot]!.isShown = gun !== null
    this.guns[slot]!.isLightning = gun === 'LIGHTNING'
  }

  /** The guns beside the own one. */
  seatOthers(seats: readonly SeatView[], ownSeat: number): void {
    for (let seat = 0; seat < sheet.seatCount; seat++) {
      const slot = slotOfSeat(seat, ownSeat, sheet.seatCount)
      if (slot > 0) this.seat(slot, seats.find((one) => one.seat === seat)?.gun ?? null)
    }
  }

  /** Turns a gun to a point. */
  turn(slot: number, x: number, y: number): number {
    return (this.guns[slot]!.turn = turnTo(this.view.guns[slot]!, x, y, slot > 1))
  }

  /** Where the barrel of a gun ends. */
  muzzle(slot: number): Point {
    const { x, y } = this.view.guns[slot]!
    const { turn } = this.guns[slot]!
    const length = 60 * Math.max(0.72, this.view.size)
    return { x: x + Math.sin(turn) * length, y: y - Math.cos(turn) * length }
  }

  move(nowMs: number, elapsedMs: number): void {
    this.shoal.move(this.view, nowMs)
    this.bullets.move(elapsedMs, this.view, this.shoal)
    this.effects.move(elapsedMs)
    for (const gun of this.guns) gun.recoil = Math.max(0, gun.recoil - elapsedMs / 140)
  }

  draw(nowMs: number, lockedId: number): void {
    const painter = this.#painter
    if (!painter) return
    painter.isCalm = this.#calm.matches
    painter.clear()
    for (const swimmer of this.shoal.swimmers) painter.fish(swimmer, nowMs)
    const locked = lockedId < 0 ? undefined : this.shoal.find(lockedId)
    if (locked && locked.diedMs === 0) painter.lock(locked, nowMs)
    for (const bullet of this.bullets.all) if (bullet.isFlying) painter.bullet(bullet)
    for (let slot = 0; slot < this.guns.length; slot++)
      painter.gun(this.guns[slot]!, this.view.guns[slot]!, slot > 1)
    for (const effect of this.effects.all) if (effect.isShown) painter.effect(effect)
  }
}
