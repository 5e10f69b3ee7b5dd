/** The sea hunt at one gun: the loop of frames, what is fired, and what the house answers. */
import { StageRefusal } from '../../kit/stage/page.ts'
import { keepSound, readSound } from '../../kit/stage/preferences.ts'
import { Sound } from '../../kit/stage/sound.ts'
import type { FishTexts } from '../locales/texts.ts'
import { sheet } from '../rules/sheet.ts'
import { Aftermath } from './aftermath.ts'
import { bindControls } from './controls.ts'
import { showOut } from './exits.ts'
import { Gunner } from './gunner.ts'
import { Hud } from './hud.ts'
import { IdleWatch } from './idle.ts'
import { openInfo } from './info.ts'
import type { FishPage, LiveRoom, OwnSeat, SeatView } from './page.ts'
import { showPool } from './pool.ts'
import { openPrices } from './prices.ts'
import { SeaScene } from './scene.ts'
import { paysText } from './target-texts.ts'
import { slotOfSeat } from './view.ts'
import { watchSize } from './watch-size.ts'

const LOOK_MS = 200
/** After a refusal that every next shot would get too. */
const REST_MS = 1_500
/** A naga that came so lately is announced; one that swims already when the page opens is not. */
const NEW_MS = 1_500

export class Game {
  readonly hud: Hud
  readonly #page: FishPage
  readonly #texts: FishTexts
  readonly #sound = new Sound(readSound())
  readonly #gunner: Gunner
  readonly #scene: SeaScene
  readonly #aftermath: Aftermath
  readonly #endings: (() => void)[] = []
  /** A name that no other page of this sitting gives its shots. */
  readonly #mark = crypto.randomUUID().slice(0, 8)
  #live: LiveRoom
  #mine: OwnSeat
  #isUp = true
  #isOut = false
  #shotNo = 0
  #frame = 0
  #frameMs = 0
  #lookedMs = -Infinity
  readonly #idle = new IdleWatch()

  constructor(page: FishPage, texts: FishTexts, live: LiveRoom) {
    this.#page = page
    this.#texts = texts
    this.#live = live
    this.#mine = live.seated.mine
    this.#gunner = new Gunner(this.#mine.price)
    this.#scene = new SeaScene({
      struck: (bullet, swimmer) => {
        swimmer.hitMs = this.#live.nowMs()
        this.#scene.effects.add('net', bullet.x, bullet.y)
        if (bullet.isOwn) this.#fire('CANNON', [swimmer.fish.fishId], bullet.price, bullet)
      },
      lost: (bullet) => { if (bullet.isOwn) this.#aftermath.missed(bullet, bullet.price) },
    })
    this.hud = new Hud({ texts, currency: page.currency, isFree: page.mode === 'FREE', isFramed: page.isFramed, showHead: page.showHead }, [this.#scene.ground, this.#scene.front], {
      leave: () => void this.#leave(), openInfo: () => openInfo(this.hud.view, page, texts), openPrices: () => openPrices(this.hud.view, page, texts, this.#gunner.price, (price) => this.#setPrice(price)), toggleSound: () => this.#toggleSound(),
      toggleAuto: () => this.#toggle('isAuto'), toggleLock: () => this.#toggle('isLocking'), toggleLightning: () => this.#toggle('isLightning'), changePrice: (by) => this.#setPrice(this.#gunner.step(by)),
    })
    this.#aftermath = new Aftermath({ hud: this.hud, scene: this.#scene, sound: this.#sound, texts, currency: page.currency, nowMs: () => this.#live.nowMs(), ownSeat: () => this.#mine.seat })
    this.#endings.push(bindControls(this.hud.sea, this.#scene, this.#gunner, {
      pressed: () => this.#sound.unlock(),
      locked: ({ fish: { kind } }) => this.hud.tell(texts.locked(texts.targets[kind] ?? '', paysText(kind)), 2_500),
      changePrice: (by) => this.#setPrice(this.#gunner.step(by)),
    }))
  }

  /** Draws the first frame; resolves when it stands. */
  async start(): Promise<void> {
    this.hud.setSound(this.#sound.isOn)
    this.#endings.push(showPool(this.hud, this.#page, this.#texts, () => { this.#sound.gong(); this.#sound.bigWin() }))
    await this.#fit()
    this.#endings.push(watchSize(this.hud.sea, () => void this.#fit()))
    this.#begin(this.#live)
    this.hud.sea.focus({ preventScroll: true })
    this.#frame = requestAnimationFrame(this.#onFrame)
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame)
    for (const end of this.#endings) end()
    this.#live.close()
    this.#aftermath.dispose()
    this.#sound.dispose()
    this.hud.dispose()
  }

  #begin(live: LiveRoom): void {
    const { room, mine } = live.seated
    this.#live = live
    this.#isOut = false
    this.#isUp = true
    this.#idle.restart(performance.now())
    this.#gunner.price = mine.price
    this.#gunner.lock(null)
    const { width, height } = this.#scene.view
    this.#gunner.aim(width / 2, height * 0.3)
    this.#scene.begin(room.seed, room.dead)
    this.#aftermath.begin()
    this.hud.setRoom(room.number)
    this.hud.hideOut()
    this.#setMine(mine)
    this.#setSeats(room.seats)
    this.#showTools()
    live.watch({
      onRoom: ({ room: now, mine: own }) => {
        for (const fishId of now.dead) this.#scene.shoal.kill(fishId, this.#live.nowMs())
        this.#setMine(own)
        this.#setSeats(now.seats)
      },
      onPush: (push) => {
        if (push.seats) this.#setSeats(push.seats)
        this.#aftermath.seen(push.shots)
        for (const fishId of push.dead) this.#aftermath.dead(fishId)
      },
      onJudged: (shots, own, dead, refusal) => {
        this.#setMine(own)
        this.#aftermath.judged(shots)
        for (const fishId of dead) this.#aftermath.dead(fishId)
        if (shots.some((shot) => shot.refund === null)) this.#idle.restart(performance.now())
        if (refusal !== null) this.#stopFor(this.#texts.noMoney[refusal] ?? this.#texts.noMoneyOther)
        else if (shots.some((shot) => shot.refund === 'LIMIT')) this.#stopFor(this.#texts.back.LIMIT)
      },
      onRefused: (shots, reason) => {
        for (const shot of shots) this.#aftermath.refused(shot)
        this.#stopFor(reason.message)
      },
      onLine: (isUp) => {
        this.#isUp = isUp
        this.hud.tell(isUp ? this.#texts.lineBack : this.#texts.lineLost, isUp ? 2_000 : 0)
      },
      onOut: (reason) => this.#showOut(reason),
    })
  }

  readonly #onFrame = (frameMs: number): void => {
    const elapsedMs = Math.min(50, frameMs - this.#frameMs)
    this.#frameMs = frameMs
    const nowMs = this.#live.nowMs()
    if (frameMs - this.#lookedMs >= LOOK_MS) {
      this.#lookedMs = frameMs
      this.#look(nowMs)
    }
    const target = this.#gunner.target(this.#scene.shoal)
    if (!this.#isOut) {
      this.#scene.turn(0, target?.x ?? this.#gunner.x, target?.y ?? this.#gunner.y)
      if (!this.#isUp || this.#page.isResting() || this.hud.isCovered) this.#gunner.forget()
      else if (this.#gunner.takeTurn(frameMs, this.#scene.shoal)) this.#shoot()
    }
    this.#scene.move(nowMs, elapsedMs)
    this.#scene.draw(nowMs, this.#gunner.lockedId)
    this.#frame = requestAnimationFrame(this.#onFrame)
  }

  /** What need not be looked at in every frame. */
  #look(nowMs: number): void {
    const { shoal, view } = this.#scene
    const naga = shoal.update(view, nowMs).find(({ fish }) => fish.kind === 'NAGA')
    if (naga && nowMs - naga.fish.bornMs < NEW_MS) {
      this.hud.announce(this.#texts.naga, this.#texts.nagaHint)
      this.#sound.gong()
    }
    if (this.#gunner.lockedId >= 0 && !this.#gunner.target(shoal)) {
      this.#gunner.lock(null)
      if (!this.#isOut && this.#gunner.isLocking) this.hud.tell(this.#texts.targetGone)
    }
    this.#showCredit()
    if (this.#isOut || !this.#isUp) return
    const left = this.#idle.look(performance.now())
    if (left !== null) this.hud.tell(left === 'over' ? '' : this.#texts.idleSoon(left), 0)
  }

  #shoot(): void {
    const { shoal, bullets, guns } = this.#scene
    const { price } = this.#gunner
    if (this.#gunner.isLightning) {
      const targets = this.#gunner.lightningTargets(shoal)
      if (targets.length === 0) return
      const muzzle = this.#scene.muzzle(0)
      for (const swimmer of targets) {
        swimmer.hitMs = this.#live.nowMs()
        this.#scene.effects.add('bolt', muzzle.x, muzzle.y, { toX: swimmer.x, toY: swimmer.y, lastsMs: 220 })
      }
      this.#fire('LIGHTNING', targets.map(({ fish }) => fish.fishId), price, targets[0]!)
    } else if (!bullets.fire(this.#scene.muzzle(0), guns[0]!.turn, { isOwn: true, targetId: this.#gunner.target(shoal)?.fish.fishId ?? -1, price })) return
    guns[0]!.recoil = 1
    this.#sound.press()
  }

  #fire(gun: 'CANNON' | 'LIGHTNING', fishIds: readonly number[], price: number, at: { readonly x: number; readonly y: number }): void {
    if (this.#isOut) return
    const shotId = `${this.#mark}-${++this.#shotNo}`
    this.#aftermath.note(shotId, { x: at.x, y: at.y, price, cost: price * fishIds.length })
    this.#live.fire({ shotId, fishIds, price, gun, firedMs: this.#gunner.stamp(this.#live.nowMs()) })
  }

  #stopFor(sentence: string): void {
    this.#gunner.isAuto = false
    this.#gunner.rest(performance.now() + REST_MS)
    this.#showTools()
    this.hud.tell(sentence, 7_000)
  }

  #setMine(mine: OwnSeat): void {
    this.#mine = mine
    this.#showCredit()
  }

  /** What is on its way is taken off at once, and comes back with what is not charged. */
  #showCredit(): void {
    // A gun that was given up holds nothing any more.
    const isEmpty = this.#isOut && this.#page.mode === 'REAL'
    this.hud.setCredit(isEmpty ? 0 : Math.max(0, this.#mine.creditAmount - this.#scene.bullets.underWay() - this.#live.unjudged()))
  }

  #setSeats(seats: readonly SeatView[]): void {
    this.hud.setSeats(seats, this.#mine.seat)
    for (let seat = 0; seat < sheet.seatCount; seat++) {
      const slot = slotOfSeat(seat, this.#mine.seat, sheet.seatCount)
      // What the own gun is, the member knows before the house does.
      if (slot > 0) this.#scene.seat(slot, seats.find((one) => one.seat === seat)?.gun ?? null)
    }
  }

  #setPrice(price: number): void {
    this.#gunner.price = price
    this.#page.keepPrice(price)
    this.#showTools()
  }

  #toggle(tool: 'isAuto' | 'isLocking' | 'isLightning'): void {
    this.#gunner[tool] = !this.#gunner[tool]
    this.#sound.unlock()
    this.#gunner.lock(tool === 'isLocking' ? null : this.#gunner.target(this.#scene.shoal))
    if (tool === 'isLocking' && this.#gunner.isLocking) this.hud.tell(this.#texts.chooseTarget)
    this.#showTools()
  }

  #showTools(): void {
    const { isAuto, isLocking, isLightning, price } = this.#gunner
    this.#scene.guns[0]!.isLightning = isLightning
    this.hud.setTools({ isAuto, isLocking, isLightning, price, isLeast: price === sheet.prices[0], isMost: price === sheet.prices.at(-1) })
  }

  #toggleSound(): void {
    this.#sound.isOn = !this.#sound.isOn
    keepSound(this.#sound.isOn)
    this.#sound.unlock()
    this.hud.setSound(this.#sound.isOn)
  }

  #stopShooting(): void {
    this.#isOut = true
    this.#gunner.isAuto = false
    this.#gunner.release()
    this.#gunner.forget()
    this.#scene.bullets.clear()
    this.#showTools()
    this.#showCredit()
  }

  #showOut(reason: Error | null): void {
    const wasIdle = this.#idle.wasIdle(performance.now())
    this.#stopShooting()
    showOut(this.hud, this.#texts, { reason, wasIdle, comeBack: () => void this.#comeBack(), leave: () => void this.#page.leave() })
  }

  async #comeBack(): Promise<void> {
    try {
      const live = await this.#page.enter([this.#gunner.price, sheet.prices[0]])
      this.#live.close()
      this.#begin(live)
      this.hud.sea.focus({ preventScroll: true })
    } catch (error) {
      this.#showOut(error instanceof StageRefusal ? error : new StageRefusal(this.#texts.unavailable))
    }
  }

  /** What was fired is judged first; the money that is left comes back with the gun. */
  async #leave(): Promise<void> {
    this.#stopShooting()
    this.hud.tell(this.#texts.leaving, 0)
    await this.#live.finish()
    await this.#page.leave()
    this.dispose()
  }

  #fit(): Promise<void> {
    return this.#scene.fit(this.hud.sea.clientWidth, this.hud.sea.clientHeight)
  }
}
