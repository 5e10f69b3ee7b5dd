/** What is seen and heard of what the house decided: catches, bombs, bullets given back, and the shots of the others. */
import { formatMoney } from '../../../web/ui/i18n/format.ts'
import type { Sound } from '../../kit/stage/sound.ts'
import type { BackReason, FishTexts } from '../locales/texts.ts'
import { sheet } from '../rules/sheet.ts'
import { countShots, isCelebrated, noFigures, type Figures } from './figures.ts'
import type { Hud } from './hud.ts'
import type { FiredShot, JudgedShot, SeenShot, ShotHit } from './page.ts'
import type { SeaScene } from './scene.ts'
import { Sums } from './sums.ts'
import { slotOfSeat, type Point } from './view.ts'

interface AftermathParts {
  readonly hud: Hud
  readonly scene: SeaScene
  readonly sound: Sound
  readonly texts: FishTexts
  readonly currency: string
  readonly nowMs: () => number
  readonly ownSeat: () => number
}

/** Where a shot was meant to strike, the price of a bullet and what all of it could cost. */
interface Note extends Point { readonly price: number; readonly cost: number }

/** Sentences about what was given back come no oftener; the sum is shown each time. */
const TELL_EVERY_MS = 3_000
/** Between two of a bomb's free shots, and how long the last of them is seen. */
const BOMB_STEP_MS = 35
const BOMB_LAST_MS = 300
const NO_BOMB = { shots: 0, kills: 0, winAmount: 0 }
const NAMELESS: Note = { x: 0, y: 0, price: 0, cost: 0 }

export class Aftermath {
  readonly #parts: AftermathParts
  readonly #sums: Sums
  readonly #notes = new Map<string, Note>()
  #figures: Figures = noFigures
  #toldMs = -Infinity
  /** What the free shots that are being shown will have brought; of all bombs whose shots are seen together. */
  #bomb = NO_BOMB
  #bombTimer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: AftermathParts) {
    this.#parts = parts
    this.#sums = new Sums(parts.hud.sums)
  }

  /** The member has sat down: figures begin anew. */
  begin(): void {
    this.dispose()
    this.#notes.clear()
    this.#figures = noFigures
    this.#parts.hud.setFigures(noFigures)
  }

  dispose(): void {
    clearTimeout(this.#bombTimer)
    this.#bomb = NO_BOMB
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

  /** Refused by the house as a whole. */
  refused({ shotId }: FiredShot): void {
    const note = this.#notes.get(shotId) ?? NAMELESS
    this.#notes.delete(shotId)
    this.#figures = { ...this.#figures, givenBack: this.#figures.givenBack + 1 }
    this.#giveBack(note, note.cost, null)
  }

  /** It struck nothing, so the house never heard of it. */
  missed(at: Point, price: number): void {
    this.#figures = { ...this.#figures, givenBack: this.#figures.givenBack + 1 }
    this.#giveBack({ x: at.x, y: at.y, price, cost: price }, price, 'MISSED')
  }

  /** Killed by somebody. */
  dead(fishId: number): void {
    const { scene, nowMs } = this.#parts
    const swimmer = scene.shoal.find(fishId)
    if (scene.shoal.kill(fishId, nowMs()) && swimmer) this.#burst(swimmer, 0.7)
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
        if (gun === 'LIGHTNING') scene.effects.add('bolt', muzzle.x, muzzle.y, { toX: swimmer.x, toY: swimmer.y, lastsMs: 220 })
        else if (!hit.isKill) scene.bullets.fire(muzzle, turn, { isOwn: false, targetId: hit.fishId, price })
        if (!hit.isKill) continue
        this.dead(hit.fishId)
        this.#coins(hit.multiple, swimmer, scene.view.guns[slot]!)
        for (const fishId of hit.freeKills ?? []) this.dead(fishId)
      }
    }
  }

  #caught(hit: ShotHit, note: Note): void {
    const { scene, texts, currency, hud, nowMs } = this.#parts
    const at: Point = scene.shoal.find(hit.fishId) ?? note
    scene.shoal.kill(hit.fishId, nowMs())
    this.#burst(at, Math.min(2.4, 0.7 + hit.multiple / 60))
    if (hit.freeShots) return this.#explode(hit.freeShots, { x: at.x, y: at.y }, hit, note)
    this.#coins(hit.multiple, at, scene.view.guns[0]!)
    const name = texts.targets[scene.shoal.kindOf(hit.fishId)] ?? ''
    const amount = formatMoney(hit.winAmount, currency, { signed: true })
    this.#sums.show(isCelebrated(this.#figures, hit.winAmount, note.price) ? 'large' : 'win', amount, { x: at.x, y: at.y, name: `${name} ×${hit.multiple}`, isCalm: scene.isCalm })
    hud.say(texts.wonAmount(name, amount))
    this.#sound(hit.winAmount, note.price)
  }

  /** Forty free shots, one after the other; then, in the same place, what they brought. */
  #explode(freeShots: NonNullable<ShotHit['freeShots']>, from: Point, { multiple: bullets, winAmount }: ShotHit, { price }: Note): void {
    const { scene, texts, currency, sound, hud, nowMs } = this.#parts
    freeShots.forEach(({ fishId, multiple }, place) => {
      const swimmer = fishId === null ? undefined : scene.shoal.find(fishId)
      if (!swimmer) return
      const waitMs = scene.isCalm ? 0 : place * BOMB_STEP_MS
      if (!scene.isCalm) scene.effects.add('bolt', from.x, from.y, { toX: swimmer.x, toY: swimmer.y, lastsMs: 240, waitMs })
      if (multiple === 0) return
      scene.shoal.kill(swimmer.fish.fishId, nowMs() + waitMs)
      this.#burst(swimmer, 0.7, waitMs)
    })
    const kills = freeShots.filter(({ multiple }) => multiple > 0).length
    const bomb = { shots: this.#bomb.shots + freeShots.length, kills: this.#bomb.kills + kills, winAmount: this.#bomb.winAmount + winAmount }
    this.#bomb = bomb
    hud.announce(texts.freeShots(bomb.shots), texts.freeShotsHint)
    sound.tense()
    clearTimeout(this.#bombTimer)
    this.#bombTimer = setTimeout(() => {
      this.#bomb = NO_BOMB
      this.#coins(bullets, from, scene.view.guns[0]!)
      hud.announce(texts.wonAmount(texts.targets.BOMBCRAB ?? '', formatMoney(bomb.winAmount, currency, { signed: true })), texts.freeShotsDone(bomb.kills))
      this.#sound(bomb.winAmount, price)
    }, freeShots.length * BOMB_STEP_MS + BOMB_LAST_MS)
  }

  #sound(winAmount: number, price: number): void {
    if (isCelebrated(this.#figures, winAmount, price)) this.#parts.sound.win()
    else this.#parts.sound.returned()
  }

  #giveBack(note: Note, amount: number, reason: BackReason | null): void {
    const { hud, texts, currency, scene } = this.#parts
    if (amount > 0) this.#sums.show('back', texts.givenBack(formatMoney(amount, currency)), { x: note.x, y: note.y, isCalm: scene.isCalm })
    if (reason === null || performance.now() - this.#toldMs < TELL_EVERY_MS) return
    this.#toldMs = performance.now()
    hud.tell(texts.back[reason], 2_500)
  }

  #burst(at: Point, size: number, waitMs = 0): void {
    if (!this.#parts.scene.isCalm) this.#parts.scene.effects.add('burst', at.x, at.y, { size, lastsMs: 380, waitMs })
  }

  #coins(multiple: number, from: Point, to: Point): void {
    if (!this.#parts.scene.isCalm) this.#parts.scene.effects.coins(1 + Math.floor(multiple / 8), from, to)
  }
}
