/**
 * The member's control of the gun: where it points, what it is locked on, and when the next shot may be
 * fired.
 */
import { sheet } from '../rules/sheet.ts'
import type { Shoal, Swimmer } from './swim.ts'

/** Between two shots: slightly more than the server requires, so that none comes too fast. */
export const CANNON_GAP_MS = 160
const LIGHTNING_GAP_MS = 480
/** In the room's time, between two shots as the server counts them. */
const STAMP_GAP_MS = 1_000 / sheet.shotsPerSecond + 1
/**
 * A bullet counts from a little before it strikes, so that several at a time find room before the present.
 */
const STAMP_BACK_MS = 400
/** A finger means what lies so near to it. */
export const REACH = 22

export class Gunner {
  isAuto = false
  isLocking = false
  isLightning = false
  /** −1: on nothing. */
  lockedId = -1
  x = 0
  y = 0
  price: number
  #firedMs = -Infinity
  #restsUntilMs = -Infinity
  #stampMs = 0
  #isHeld = false
  /**
   * Pressed since the last look: a press may begin and end between two frames, and is a shot all the same.
   */
  #isTapped = false

  constructor(price: number) {
    this.price = price
  }

  /** A finger on the sea, or the space key. */
  hold(): void {
    this.#isHeld = true
    this.#isTapped = true
  }

  /** A press that is over still has its one shot. */
  release(): void {
    this.#isHeld = false
  }

  /** Nothing more is fired from this gun. */
  putDown(): void {
    this.isAuto = false
    this.release()
    this.forget()
  }

  /** What was pressed while nothing could be fired is not fired later. */
  forget(): void {
    this.#isTapped = false
  }

  aim(x: number, y: number): void {
    this.x = x
    this.y = y
  }

  lock(swimmer: Swimmer | null): void {
    this.lockedId = swimmer?.fish.fishId ?? -1
  }

  /** The fish that it is locked on, while it lives and swims here. */
  target(shoal: Shoal): Swimmer | null {
    if (this.lockedId < 0) return null
    const swimmer = shoal.find(this.lockedId)
    return swimmer && swimmer.diedMs === 0 ? swimmer : null
  }

  /** `frameMs`: the screen's own time. True at most once for each shot that may leave. */
  takeTurn(frameMs: number, shoal: Shoal): boolean {
    // Locked on nothing it rests: what is fired then would not be what was meant.
    if (frameMs < this.#restsUntilMs || (this.isLocking && !this.target(shoal))) this.forget()
    else if (
      (this.isAuto || this.#isHeld || this.#isTapped) &&
      frameMs - this.#firedMs >= (this.isLightning ? LIGHTNING_GAP_MS : CANNON_GAP_MS)
    ) {
      this.#firedMs = frameMs
      this.#isTapped = false
      return true
    }
    return false
  }

  rest(untilMs: number): void {
    this.#restsUntilMs = Math.max(this.#restsUntilMs, untilMs)
  }

  /** When a shot counts as fired, in the room's time: never two closer to each other than allowed. */
  stamp(nowMs: number): number {
    this.#stampMs = Math.max(0, Math.ceil(Math.max(this.#stampMs + STAMP_GAP_MS, nowMs - STAMP_BACK_MS)))
    return this.#stampMs
  }

  /** Up to six for the lightning: the locked one, then those nearest to where it points. */
  lightningTargets(shoal: Shoal): Swimmer[] {
    const locked = this.target(shoal)
    const near = shoal.nearest(this.x, this.y, sheet.lightningTargets)
    return locked
      ? [locked, ...near.filter((swimmer) => swimmer !== locked)].slice(0, sheet.lightningTargets)
      : near
  }

  /** The next price up or down, or the same if there is none. */
  step(by: 1 | -1): number {
    const prices: readonly number[] = sheet.prices
    return prices[Math.min(prices.length - 1, Math.max(0, prices.indexOf(this.price) + by))] ?? this.price
  }
}
