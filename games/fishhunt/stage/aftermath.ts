/**
 * What is seen and heard of the server's decisions: catches, bombs, refunded bullets, and the shots of the
 * others.
 */
import { formatMoney } from '../../../design/format.ts'
import type { BackReason } from '../locales/texts.ts'
import { sheet } from '../rules/sheet.ts'
import { BombShow, type BombParts } from './bomb.ts'
import { burst, showCoins } from './bursts.ts'
import { countShots, isCelebrated, noFigures, type Figures } from './figures.ts'
import type { FiredShot, JudgedShot, SeenShot, ShotHit } from './page.ts'
import { Sums } from './sums.ts'
import { slotOfSeat, type Point } from './view.ts'

interface AftermathParts extends BombParts {
  readonly ownSeat: () => number
}

/** The target of a shot, the price of a bullet and the most that it could cost. */
interface Note extends Point {
  readonly price: number
  readonly cost: number
}

/** Sentences about what was given back come no oftener; the sum is shown each time. */
const TELL_EVERY_MS = 3_000
const NAMELESS: Note = { x: 0, y: 0, price: 0, cost: 0 }

export class Aftermath {
  readonly #parts: AftermathParts
  readonly #sums: Sums
  readonly #notes = new Map<string, Note>()
  #figures: Figures = noFigures
  #toldMs = -Infinity
  readonly #bomb: BombShow

  constructor(parts: AftermathParts) {
    this.#parts = parts
    this.#sums = new Sums(parts.hud.sums)
    this.#bomb = new BombShow(parts)
  }

  /** The member has sat down: figures begin again. */
  begin(): void {
    this.dispose()
    this.#notes.clear()
    this.#figures = noFigures
    this.#parts.hud.setFigures(noFigures)
  }

  dispose(): void {
    this.#bomb.dispose()
  }

  note(shotId: string, note: Note): void {
    this.#notes.set(shotId, { ...note })
  }

  judged(shots: readonly JudgedShot[]): void {
    this.#figures = countShots(this.#figures, shots)
    for (const shot of shots) {
      const note = this.#notes.get(shot.shotId) ?? NAMELESS
      this.#notes.delete(shot.shotId)
      if (shot.refund !== null) {
        this.#giveBack(note, note.cost, shot.refund)
        continue
      }
      for (const hit of shot.hits) if (hit.isKill) this.#caught(hit, note)
      // Of the lightning only what it struck is paid for.
      if (note.cost > shot.betAmount) this.#giveBack(note, note.cost - shot.betAmount, null)
    }
    this.#parts.hud.setFigures(this.#figures)
  }

  /** Refused by the server as a whole. */
  refused({ shotId }: FiredShot): void {
    const note = this.#notes.get(shotId) ?? NAMELESS
    this.#notes.delete(shotId)
    this.#figures = { ...this.#figures, givenBack: this.#figures.givenBack + 1 }
    this.#giveBack(note, note.cost, null)
  }

  /** It hit nothing, so the server never got it. */
  missed(at: Point, price: number): void {
    this.#figures = { ...this.#figures, givenBack: this.#figures.givenBack + 1 }
    this.#giveBack({ x: at.x, y: at.y, price, cost: price }, price, 'MISSED')
  }

  /** Killed by somebody. */
  dead(fishId: number): void {
    const { scene, nowMs } = this.#parts
    const swimmer = scene.shoal.find(fishId)
    if (scene.shoal.kill(fishId, nowMs()) && swimmer) burst(scene, swimmer, 0.7)
  }

  /** The others' shots: a bullet or lightning from their gun, and coins to it. */
  seen(shots: readonly SeenShot[]): void {
    const { scene, ownSeat } = this.#parts
    for (const { seat, gun, price, hits } of shots) {
      if (seat === ownSeat()) continue
      const slot = slotOfSeat(seat, ownSeat(), sheet.seatCount)
      for (const hit of hits) {
        const swimmer = scene.shoal.find(hit.fishId)
        if (!swimmer || swimmer.diedMs > 0) continue
        const turn = scene.turn(slot, swimmer.x, swimmer.y)
        scene.guns[slot]!.recoil = 1
        const muzzle = scene.muzzle(slot)
        if (gun === 'LIGHTNING')
          scene.effects.add('bolt', muzzle.x, muzzle.y, { toX: swimmer.x, toY: swimmer.y, lastsMs: 220 })
        else if (!hit.isKill) scene.bullets.fire(muzzle, turn, { isOwn: false, targetId: hit.fishId, price })
        if (!hit.isKill) continue
        this.dead(hit.fishId)
        showCoins(scene, hit.multiple, swimmer, scene.view.guns[slot]!)
        for (const fishId of hit.freeKills ?? []) this.dead(fishId)
      }
    }
  }

  #caught(hit: ShotHit, note: Note): void {
    const { scene, texts, currency, hud, nowMs } = this.#parts
    const at: Point = scene.shoal.find(hit.fishId) ?? note
    scene.shoal.kill(hit.fishId, nowMs())
    burst(scene, at, Math.min(2.4, 0.7 + hit.multiple / 60))
    if (hit.freeShots)
      return this.#bomb.explode(hit.freeShots, { x: at.x, y: at.y }, hit, (winAmount) =>
        this.#sound(winAmount, note.price),
      )
    showCoins(scene, hit.multiple, at, scene.view.guns[0]!)
    const name = texts.targets[scene.shoal.kindOf(hit.fishId)] ?? ''
    const amount = formatMoney(hit.winAmount, currency, { signed: true })
    this.#sums.show(isCelebrated(this.#figures, hit.winAmount, note.price) ? 'large' : 'win', amount, {
      x: at.x,
      y: at.y,
      name: `${name} ×${hit.multiple}`,
      isCalm: scene.isCalm,
    })
    hud.say(texts.wonAmount(name, amount))
    this.#sound(hit.winAmount, note.price)
  }

  #sound(winAmount: number, price: number): void {
    if (isCelebrated(this.#figures, winAmount, price)) this.#parts.sound.win()
    else this.#parts.sound.returned()
  }

  #giveBack(note: Note, amount: number, reason: BackReason | null): void {
    const { hud, texts, currency, scene } = this.#parts
    if (amount > 0)
      this.#sums.show('back', texts.givenBack(formatMoney(amount, currency)), {
        x: note.x,
        y: note.y,
        isCalm: scene.isCalm,
      })
    if (reason === null || performance.now() - this.#toldMs < TELL_EVERY_MS) return
    this.#toldMs = performance.now()
    hud.tell(texts.back[reason], 2_500)
  }
}
