/** A slot in its frame: bet, spin, show, and again. */
import { isCascade } from '../../../kernel/slots/sheet.ts'
import type { GameTexts, KitTexts } from '../locales/texts.ts'
import { Autoplay, type AutoplayStops } from './autoplay.ts'
import { openCanvas, type Board } from './canvas/board.ts'
import { Grid } from './canvas/grid.ts'
import { Machine } from './canvas/machine.ts'
import { openAutoplayDialog } from './dom/autoplay-dialog.ts'
import { openBetDialog } from './dom/bet-dialog.ts'
import { Controls, type ControlState } from './dom/controls.ts'
import { openInfoDialog } from './dom/info-dialog.ts'
import { Screen } from './dom/screen.ts'
import { JackpotWatch } from './jackpot-watch.ts'
import { kitTexts } from './kit-texts.ts'
import type { SlotDefinition } from './look.ts'
import { speeds } from './motion.ts'
import { StageRefusal, type MountedStage, type ShownRound, type StagePage } from './page.ts'
import { keepBet, keepSound, keepSpeed, readBet, readSound, readSpeed } from './preferences.ts'
import { RoundShow } from './round-show.ts'
import { Sound } from './sound.ts'
import { SpaceKey } from './space-key.ts'
import { labelsOf } from './symbol-labels.ts'

/** The reels roll at least this long, so that a quick answer does not make them twitch. */
const LEAST_ROLL_MS = 520
/** Between two automatic spins, so that the result can be read. */
const AUTO_PAUSE_MS = 500

export class SlotGame implements MountedStage {
  private readonly definition: SlotDefinition
  private readonly page: StagePage
  private readonly texts: KitTexts
  private readonly gameTexts: GameTexts
  private readonly sound: Sound
  private readonly controls: Controls
  private readonly screen: Screen
  private readonly space = new SpaceKey(() => this.press())
  private readonly watcher = new ResizeObserver(() => this.layout())
  private readonly jackpots: JackpotWatch
  private machine!: Board
  private roundShow!: RoundShow
  private state: ControlState = 'blocked'
  private betAmount: number
  private balance: number
  private lastRound: ShownRound | null = null
  private auto: Autoplay | null = null

  constructor(definition: SlotDefinition, page: StagePage) {
    this.definition = definition
    this.page = page
    this.sound = new Sound(readSound(), definition.look.voice)
    this.texts = kitTexts[page.language]
    this.gameTexts = definition.texts[page.language]
    this.balance = page.balance
    this.betAmount = readBet(definition.sheet.gameCode, definition.sheet.betAmounts)
    this.controls = new Controls(this.texts, page.currency, {
      spinOrStop: () => this.press(),
      stepBet: (by) => this.stepBet(by),
      chooseBet: () => this.chooseBet(),
      cycleSpeed: () => this.cycleSpeed(),
      toggleSound: () => this.toggleSound(),
      openInfo: () => this.openInfo(),
      ...(page.playRound && page.rules?.isAutoplayAllowed ? { openAuto: () => this.openAuto() } : {}),
    }, page.playRound === undefined)
    this.jackpots = new JackpotWatch(page, () => { if (this.state === 'idle' && !this.auto) void this.showJackpots() })
    this.screen = new Screen(page, this.texts, this.gameTexts.name, definition.look, this.controls.view, { onTap: () => this.endShow(), onSpace: () => this.space.press() })
  }

  async open(host: HTMLElement): Promise<void> {
    const { sheet, look } = this.definition
    this.controls.setSound(this.sound.isOn)
    this.controls.setSpeed(readSpeed())
    this.setBet(this.betAmount)
    this.screen.setBalance(this.balance)
    this.screen.setWon(0)
    host.append(this.screen.view) // all is named and said already; only the drawings are to come
    const opened = await openCanvas(this.screen.canvas, look.symbols, labelsOf(sheet, this.texts))
    this.machine = isCascade(sheet) ? new Grid(opened, sheet) : new Machine(opened, sheet)
    if (isCascade(sheet)) this.screen.setTrail(sheet.multipliers, null)
    this.machine.motion.speed = readSpeed()
    this.roundShow = new RoundShow({ sheet, machine: this.machine, screen: this.screen, sound: this.sound, texts: this.texts, gameTexts: this.gameTexts, currency: this.page.currency })
    this.machine.stand(this.machine.window)
    this.watcher.observe(this.screen.view)
    this.layout()
    this.space.listen()
    this.setState('idle')
    this.page.watchBalance?.((balance) => this.screen.setBalance((this.balance = balance)))
    if (this.page.resume) void this.resume(this.page.resume)
    else this.screen.showDetail(this.texts.ready)
  }

  async show(round: ShownRound): Promise<void> {
    this.setState('showing')
    this.lastRound = round
    this.jackpots.played(round.roundId)
    this.screen.setBalance(Math.max(0, round.balance - round.winAmount))
    await this.roundShow.play(round)
    this.balance = round.balance
    this.screen.setBalance(round.balance)
    this.page.roundShown?.(round)
    this.setState('idle')
  }

  dispose(): void {
    this.space.end()
    this.watcher.disconnect()
    this.jackpots.end()
    this.sound.dispose()
    this.machine.dispose()
    this.screen.close()
  }

  /** The round was settled before; it is shown from its first event, as if the connection had never broken. */
  private async resume(round: ShownRound): Promise<void> {
    if (this.page.playRound) {
      if (this.definition.sheet.betAmounts.includes(round.betAmount)) this.setBet(round.betAmount)
      this.screen.showDetail(this.texts.resumed, true)
      this.setState('waiting')
      await this.machine.motion.wait(1600)
    }
    this.machine.roll()
    await this.machine.motion.run(LEAST_ROLL_MS, () => {})
    await this.show(round)
  }

  private press(): void {
    this.sound.unlock()
    if (this.auto) this.endAuto('')
    if (this.state === 'showing') this.endShow()
    else if (this.state === 'idle') void (this.page.playRound ? this.spin(this.page.playRound) : this.replay())
  }

  private endShow(): void {
    if (this.state === 'showing') this.roundShow.skip()
  }

  private async replay(): Promise<void> {
    const round = this.lastRound ?? this.page.resume
    if (round) await this.resume(round)
  }

  private async spin(playRound: NonNullable<StagePage['playRound']>): Promise<void> {
    const { machine, screen, texts } = this
    this.setState('waiting')
    await this.page.untilResumed?.()
    if (!this.auto) this.sound.press()
    screen.showDetail('')
    screen.setWon(0)
    screen.say(texts.spinning)
    screen.setBalance(Math.max(0, this.balance - this.betAmount))
    machine.roll()
    const before = machine.window
    let answeredMs = 0
    const [answer] = await Promise.allSettled([
      playRound(this.betAmount, undefined, () => screen.showDetail(texts.retrying, true), this.auto !== null).finally(() => { answeredMs = performance.now() }),
      machine.motion.run(LEAST_ROLL_MS, () => {}),
    ])
    if (answer.status === 'fulfilled') {
      await this.show(answer.value)
      await this.showJackpots()
      await this.keepLeastTime(answeredMs)
      return this.goOn(answer.value, playRound)
    }
    this.endAuto('')
    machine.stand(before)
    screen.setBalance(this.balance)
    this.refuse(answer.reason)
  }

  /** What this member's rounds have won of the house's pools, once their own show is over. Nothing spins by itself over it. */
  private async showJackpots(): Promise<void> {
    const { jackpots } = this.texts
    for (let won = this.jackpots.take(); won; won = this.jackpots.take()) {
      this.endAuto('')
      this.setState('showing')
      await this.roundShow.showJackpot(jackpots.won(jackpots.name(won.code)), won.amount, jackpots.paid)
      this.setState('idle')
    }
  }

  /** The house may set a least time from one spin to the next; no skipping and no speed shortens it. Counted from the answer, the next spin is not too soon for the studio either. */
  private async keepLeastTime(answeredMs: number): Promise<void> {
    const leftMs = (this.page.rules?.leastSpinMs ?? 0) - (performance.now() - answeredMs)
    if (leftMs <= 0) return
    this.setState('waiting')
    await new Promise((resolve) => setTimeout(resolve, leftMs))
    this.setState('idle')
  }

  /** The next automatic spin, unless a stop is reached or nobody is looking. */
  private async goOn(round: ShownRound, playRound: NonNullable<StagePage['playRound']>): Promise<void> {
    const { auto, texts } = this
    if (!auto) return
    const end = auto.note(round)
    if (end !== null) return this.endAuto({ loss: texts.auto.endedLoss, win: texts.auto.endedWin, rounds: texts.auto.endedRounds }[end])
    if (document.hidden) return this.endAuto(texts.auto.endedUnseen)
    this.controls.setAuto(auto.left)
    await this.machine.motion.wait(AUTO_PAUSE_MS)
    if (this.auto === auto && this.state === 'idle') await this.spin(playRound)
  }

  private openAuto(): void {
    if (this.auto) this.endAuto('')
    else if (this.state === 'idle') openAutoplayDialog(this.screen.view, this.texts, this.page.currency, this.betAmount, (stops) => this.startAuto(stops))
  }

  private startAuto(stops: AutoplayStops): void {
    if (this.state !== 'idle' || !this.page.playRound) return
    this.sound.unlock()
    this.auto = new Autoplay(stops)
    this.controls.setAuto(this.auto.left)
    void this.spin(this.page.playRound)
  }

  /** No further automatic spin; the running round is shown to its end. */
  private endAuto(why: string): void {
    if (!this.auto) return
    this.auto = null
    this.controls.setAuto(null)
    if (why === '') return
    this.screen.showDetail(why)
    this.screen.say(why)
  }

  /** Nothing was settled: the reels stand as before and the reason is told. */
  private refuse(reason: unknown): void {
    if (!(reason instanceof StageRefusal)) {
      this.setState('idle')
      throw reason
    }
    this.screen.say(reason.message)
    if (reason.code === 'GAME_AUTOPLAY_OFF') this.controls.dropAuto()
    if (!reason.isFinal) {
      this.screen.showDetail(reason.message, true)
      this.setState('idle')
      return
    }
    this.setState('blocked')
    const { leave } = this.page
    const card = this.screen.showCard({ title: reason.message, ...(leave ? { button: this.texts.leave } : {}) })
    void card.done.then(() => leave?.())
  }

  private setState(state: ControlState): void {
    this.state = state
    this.controls.set(state)
  }

  private setBet(betAmount: number): void {
    const { betAmounts } = this.definition.sheet
    const place = betAmounts.indexOf(betAmount)
    this.betAmount = betAmount
    this.controls.setBet(betAmount, place > 0, place < betAmounts.length - 1)
    keepBet(this.definition.sheet.gameCode, betAmount)
  }

  private stepBet(by: -1 | 1): void {
    const { betAmounts } = this.definition.sheet
    const next = betAmounts[betAmounts.indexOf(this.betAmount) + by]
    if (next !== undefined) this.setBet(next)
  }

  private chooseBet(): void {
    openBetDialog(this.screen.view, this.texts, this.page.currency, this.definition.sheet.betAmounts, this.betAmount, (amount) => this.setBet(amount))
  }

  private cycleSpeed(): void {
    const { motion } = this.machine
    motion.speed = speeds[(speeds.indexOf(motion.speed) + 1) % speeds.length]!
    keepSpeed(motion.speed)
    this.controls.setSpeed(motion.speed)
    this.screen.say(`${this.texts.speed}: ${this.texts.speeds[motion.speed]}`)
  }

  private toggleSound(): void {
    this.sound.isOn = !this.sound.isOn
    keepSound(this.sound.isOn)
    this.sound.unlock()
    this.controls.setSound(this.sound.isOn)
    this.sound.press()
  }

  private openInfo(): void {
    const { sheet, look } = this.definition
    openInfoDialog(this.screen.view, { sheet, look, texts: this.texts, gameTexts: this.gameTexts, page: this.page, betAmount: this.betAmount, lastRound: this.lastRound })
  }

  private layout(): void {
    const { machine: holder, room } = this.screen
    const size = this.machine.fit(room.width, room.height)
    Object.assign(holder.style, { width: `${size.width}px`, height: `${size.height}px` })
    this.machine.layout(size)
  }
}
