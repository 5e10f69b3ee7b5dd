/** The sea hunt at one gun: the loop of frames, the shots, and the server's answers. */
import { StageRefusal } from '../../kit/stage/page.ts'
import { switchSound, readSound } from '../../kit/stage/preferences.ts'
import { Sound } from '../../kit/stage/sound.ts'
import type { FishTexts } from '../locales/texts.ts'
import { sheet } from '../rules/sheet.ts'
import { Aftermath } from './aftermath.ts'
import { bindControls } from './controls.ts'
import { showOut } from './exits.ts'
import { toolsOf } from './gun-tools.ts'
import { Gunner } from './gunner.ts'
import { hudPartsOf } from './hud-parts.ts'
import { Hud } from './hud.ts'
import { IdleWatch } from './idle.ts'
import { openInfo } from './info.ts'
import { hasNewNaga } from './naga.ts'
import type { FishPage, LiveRoom, OwnSeat, SeatView } from './page.ts'
import { showPool } from './pool.ts'
import { openPrices } from './prices.ts'
import { SeaScene } from './scene.ts'
import { paysText } from './target-texts.ts'
import { Trigger } from './trigger.ts'
import { watchSize } from './watch-size.ts'

const LOOK_MS = 200
/** After a refusal that every next shot would get too. */
const REST_MS = 1_500

export class Game {
  readonly hud: Hud
  readonly #page: FishPage
  readonly #texts: FishTexts
  readonly #sound = new Sound(readSound())
  readonly #gunner: Gunner
  readonly #scene: SeaScene
  readonly #aftermath: Aftermath
  readonly #endings: (() => void)[] = []
  readonly #trigger: Trigger
  #live: LiveRoom
  #mine: OwnSeat
  #isUp = true
  #isOut = false
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
        if (bullet.isOwn) this.#trigger.fire('CANNON', [swimmer.fish.fishId], bullet.price, bullet)
      },
      lost: (bullet) => {
        if (bullet.isOwn) this.#aftermath.missed(bullet, bullet.price)
      },
    })
    this.hud = new Hud(hudPartsOf(page, texts), [this.#scene.ground, this.#scene.front], {
      leave: () => void this.#leave(),
      openInfo: () => openInfo(this.hud.view, page, texts),
      openPrices: () =>
        openPrices(this.hud.view, page, texts, this.#gunner.price, (price) => this.#setPrice(price)),
      toggleSound: () => this.hud.setSound(switchSound(this.#sound)),
      toggleAuto: () => this.#toggle('isAuto'),
      toggleLock: () => this.#toggle('isLocking'),
      toggleLightning: () => this.#toggle('isLightning'),
      changePrice: (by) => this.#setPrice(this.#gunner.step(by)),
    })
    this.#aftermath = new Aftermath({
      hud: this.hud,
      scene: this.#scene,
      sound: this.#sound,
      texts,
      currency: page.currency,
      nowMs: () => this.#live.nowMs(),
      ownSeat: () => this.#mine.seat,
    })
    this.#trigger = new Trigger({
      gunner: this.#gunner,
      scene: this.#scene,
      aftermath: this.#aftermath,
      sound: this.#sound,
      live: () => (this.#isOut ? null : this.#live),
    })
    this.#endings.push(
      bindControls(this.hud.sea, this.#scene, this.#gunner, {
        pressed: () => this.#sound.unlock(),
        locked: ({ fish: { kind } }) =>
          this.hud.tell(texts.locked(texts.targets[kind] ?? '', paysText(kind)), 2_500),
        changePrice: (by) => this.#setPrice(this.#gunner.step(by)),
      }),
    )
  }

  /** Draws the first frame; resolves when it is ready. */
  async start(): Promise<void> {
    this.hud.setSound(this.#sound.isOn)
    this.#endings.push(
      showPool(this.hud, this.#page, this.#texts, () => {
        this.#sound.gong()
        this.#sound.bigWin()
      }),
    )
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
      else if (this.#gunner.takeTurn(frameMs, this.#scene.shoal)) this.#trigger.shoot()
    }
    this.#scene.move(nowMs, elapsedMs)
    this.#scene.draw(nowMs, this.#gunner.lockedId)
    this.#frame = requestAnimationFrame(this.#onFrame)
  }

  /** What need not be looked at in every frame. */
  #look(nowMs: number): void {
    const { shoal, view } = this.#scene
    if (hasNewNaga(shoal.update(view, nowMs), nowMs)) {
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

  /** The price of shots under way is subtracted at once, and restored if they are not charged. */
  #showCredit(): void {
    const underWay = this.#scene.bullets.underWay() + this.#live.unjudged()
    // A gun that was given up holds nothing any more.
    const isEmpty = this.#isOut && this.#page.mode === 'REAL'
    this.hud.setCredit(isEmpty ? 0 : Math.max(0, this.#mine.creditAmount - underWay))
  }

  #setSeats(seats: readonly SeatView[]): void {
    this.hud.setSeats(seats, this.#mine.seat)
    // The member sees changes of their own gun before the server does.
    this.#scene.seatOthers(seats, this.#mine.seat)
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
    this.#scene.guns[0]!.isLightning = this.#gunner.isLightning
    this.hud.gun.set(toolsOf(this.#gunner))
  }

  #stopShooting(): void {
    this.#isOut = true
    this.#gunner.putDown()
    this.#scene.bullets.clear()
    this.#showTools()
    this.#showCredit()
  }

  #showOut(reason: Error | null): void {
    const wasIdle = this.#idle.wasIdle(performance.now())
    this.#stopShooting()
    showOut(this.hud, this.#texts, {
      reason,
      wasIdle,
      comeBack: () => void this.#comeBack(),
      leave: () => void this.#page.leave(),
    })
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

  /** Shots are judged first; the rest of the money is returned with the gun. */
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
