/** A slot in its frame: bet, spin, show, and again. */
import { isCascade } from '../../../kernel/slots/sheet.ts'
import type { GameTexts, KitTexts } from '../locales/texts.ts'
import { AutoRun } from './auto-run.ts'
import type { AutoplayStops } from './autoplay.ts'
import { BetChoice } from './bet-choice.ts'
import type { Board } from './canvas/board.ts'
import { openAutoplayDialog } from './dom/autoplay-dialog.ts'
import { Controls, type ControlState } from './dom/controls.ts'
import { openInfoDialog } from './dom/info-dialog.ts'
import { Screen } from './dom/screen.ts'
import { JackpotWatch } from './jackpot-watch.ts'
import { kitTexts } from './kit-texts.ts'
import { FreePlay } from './free-play.ts'
import { askWhileRolling, rollAWhile, waitOut } from './least-roll.ts'
import type { SlotDefinition } from './look.ts'
import { speeds } from './motion.ts'
import { openMachine, fitMachine } from './open-machine.ts'
import { StageRefusal, type MountedStage, type ShownRound, type StagePage } from './page.ts'
import { switchSound, keepSpeed, readSound, readSpeed } from './preferences.ts'
import { RoundShow } from './round-show.ts'
import { Sound } from './sound.ts'
import { SpaceKey } from './space-key.ts'

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
  private readonly auto: AutoRun
  private machine!: Board
  private roundShow!: RoundShow
  private state: ControlState = 'blocked'
  private readonly bet: BetChoice
  private readonly free: FreePlay
  private balance: number
  private lastRound: ShownRound | null = null

  constructor(definition: SlotDefinition, page: StagePage) {
    this.definition = definition
    this.page = page
    this.sound = new Sound(readSound(), definition.look.voice)
    this.texts = kitTexts[page.language]
    this.gameTexts = definition.texts[page.language]
    this.balance = page.balance
    this.controls = new Controls(
      this.texts,
      page.currency,
      {
        spinOrStop: () => this.press(),
        stepBet: (by) => this.bet.step(by),
        chooseBet: () => this.bet.choose(this.screen.view),
        cycleSpeed: () => this.cycleSpeed(),
        toggleSound: () => this.toggleSound(),
        openInfo: () => this.openInfo(),
        ...(page.playRound && page.rules?.isAutoplayAllowed ? { openAuto: () => this.openAuto() } : {}),
      },
      page.playRound === undefined,
    )
    this.bet = new BetChoice(definition.sheet, this.texts, page.currency, this.controls)
    this.free = new FreePlay(page, this.texts, this.controls, (card) => {
      this.layout()
      return this.roundShow.hold(card)
    })
    this.jackpots = new JackpotWatch(page, () => {
      if (this.state === 'idle' && !this.auto.current) void this.showJackpots()
    })
    const parts = { controls: this.controls.view, banner: this.free.view }
    this.screen = new Screen(page, this.texts, this.gameTexts.name, definition.look, parts, {
      onTap: () => this.endShow(),
      onSpace: () => this.space.press(),
    })
    this.auto = new AutoRun(this.controls, this.screen, this.texts)
  }

  async open(host: HTMLElement): Promise<void> {
    const { sheet, look } = this.definition
    this.controls.setSound(this.sound.isOn)
    this.controls.setSpeed(readSpeed())
    this.bet.set(this.bet.amount)
    this.screen.setBalance(this.balance)
    this.screen.setWon(0)
    host.append(this.screen.view) // all is named and said already; only the drawings are to come
    this.machine = await openMachine(this.screen, sheet, look, this.texts)
    if (isCascade(sheet)) this.screen.setTrail(sheet.multipliers, null)
    this.machine.motion.speed = readSpeed()
    this.roundShow = new RoundShow({
      sheet,
      machine: this.machine,
      screen: this.screen,
      sound: this.sound,
      texts: this.texts,
      gameTexts: this.gameTexts,
      currency: this.page.currency,
    })
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
    const paidAmount = round.free ? round.free.creditedAmount : round.winAmount
    this.screen.setBalance(Math.max(0, round.balance - paidAmount))
    await this.roundShow.play(round)
    this.balance = round.balance
    this.screen.setBalance(round.balance)
    this.page.roundShown?.(round)
    if (round.free && this.page.playRound) await this.free.shown(round.free, this.bet.amount)
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

  /**
   * The round was settled before; it is shown from its first event, as if the connection had never broken.
   */
  private async resume(round: ShownRound): Promise<void> {
    if (this.page.playRound) {
      if (this.definition.sheet.betAmounts.includes(round.betAmount)) this.bet.set(round.betAmount)
      this.screen.showDetail(this.texts.resumed, true)
      this.setState('waiting')
      await this.machine.motion.wait(1600)
    }
    this.machine.roll()
    await rollAWhile(this.machine)
    await this.show(round)
  }

  private press(): void {
    this.sound.unlock()
    this.auto.end('')
    if (this.state === 'showing') this.endShow()
    else if (this.state === 'idle')
      void (this.page.playRound ? this.spin(this.page.playRound) : this.replay())
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
    if (!this.auto.current) this.sound.press()
    screen.showDetail('')
    screen.setWon(0)
    screen.say(texts.spinning)
    const grantId = this.free.grantId
    const stakeAmount = this.free.stakeOf(this.bet.amount)
    screen.setBalance(grantId ? this.balance : Math.max(0, this.balance - stakeAmount))
    machine.roll()
    const before = machine.window
    const { answer, answeredMs } = await askWhileRolling(machine, () =>
      playRound(
        stakeAmount,
        undefined,
        () => screen.showDetail(texts.retrying, true),
        this.auto.current !== null,
        grantId,
      ),
    )
    if (answer.status === 'fulfilled') {
      await this.show(answer.value)
      await this.showJackpots()
      await waitOut(this.page.rules?.leastSpinMs, answeredMs, (state) => this.setState(state))
      return this.goOn(answer.value, playRound)
    }
    this.auto.end('')
    machine.stand(before)
    screen.setBalance(this.balance)
    this.refuse(answer.reason)
  }

  /**
   * The pools that this member's rounds have won, once their own show is over. No automatic spin starts over
   * it.
   */
  private async showJackpots(): Promise<void> {
    const { jackpots } = this.texts
    for (let won = this.jackpots.take(); won; won = this.jackpots.take()) {
      this.auto.end('')
      this.setState('showing')
      await this.roundShow.showJackpot(jackpots.won(jackpots.name(won.code)), won.amount, jackpots.paid)
      this.setState('idle')
    }
  }

  /** The next automatic spin, unless a stop is reached or nobody is looking. */
  private async goOn(round: ShownRound, playRound: NonNullable<StagePage['playRound']>): Promise<void> {
    if (!this.auto.goesOn(round)) return
    const { current } = this.auto
    await this.machine.motion.wait(AUTO_PAUSE_MS)
    if (this.auto.current === current && this.state === 'idle') await this.spin(playRound)
  }

  private openAuto(): void {
    if (this.auto.current) this.auto.end('')
    else if (this.state === 'idle')
      openAutoplayDialog(this.screen.view, this.texts, this.page.currency, this.bet.amount, (stops) =>
        this.startAuto(stops),
      )
  }

  private startAuto(stops: AutoplayStops): void {
    if (this.state !== 'idle' || !this.page.playRound) return
    this.sound.unlock()
    this.auto.begin(stops)
    void this.spin(this.page.playRound)
  }

  /** Nothing was settled: the reels are as before and the reason is shown. */
  private refuse(reason: unknown): void {
    if (!(reason instanceof StageRefusal)) {
      this.setState('idle')
      throw reason
    }
    this.screen.say(reason.message)
    if (reason.code === 'GAME_AUTOPLAY_OFF') this.controls.dropAuto()
    this.free.refused(reason.code)
    if (!reason.isFinal) {
      this.screen.showDetail(reason.message, true)
      this.setState('idle')
      return
    }
    this.setState('blocked')
    this.screen.showFinal(reason.message, this.page.leave)
  }

  private setState(state: ControlState): void {
    this.state = state
    this.controls.set(state)
    this.free.setBusy(state !== 'idle')
  }

  private cycleSpeed(): void {
    const { motion } = this.machine
    motion.speed = speeds[(speeds.indexOf(motion.speed) + 1) % speeds.length]!
    keepSpeed(motion.speed)
    this.controls.setSpeed(motion.speed)
    this.screen.say(`${this.texts.speed}: ${this.texts.speeds[motion.speed]}`)
  }

  private toggleSound(): void {
    this.controls.setSound(switchSound(this.sound))
    this.sound.press()
  }

  private openInfo(): void {
    const { sheet, look } = this.definition
    openInfoDialog(this.screen.view, {
      sheet,
      look,
      texts: this.texts,
      gameTexts: this.gameTexts,
      page: this.page,
      betAmount: this.bet.amount,
      lastRound: this.lastRound,
    })
  }

  private layout(): void {
    fitMachine(this.machine, this.screen)
  }
}
