/** Plays a finished hand at its own pace: the table of each step is drawn, and who reads it is told. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { pictureOf } from '../../../games/kit/room/live-picture.ts'
import type { RoomLook } from '../../../games/kit/room/look.ts'
import {
  answerAt,
  eventsUntil,
  moveReplay,
  openReplay,
  paceMs,
  type Replay,
  type ReplayCommand,
} from '../../../games/kit/room/replay.ts'
import { Scene } from '../../../games/kit/room/scene.ts'
import type { ReplayHand } from '../../../games/kit/room/view.ts'
import type { StageLanguage } from '../../../games/kit/stage/page.ts'

export class ReplayPlayer {
  readonly store: StoreApi<Replay>
  readonly hand: ReplayHand
  private readonly look: RoomLook
  private readonly language: StageLanguage
  private readonly scene: Scene
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(hand: ReplayHand, look: RoomLook, language: StageLanguage) {
    this.store = createStore(() => openReplay(hand))
    this.hand = hand
    this.look = look
    this.language = language
    this.scene = new Scene(language, { takeSeat: () => {} })
    this.draw()
  }

  /** The drawn table. */
  get view(): HTMLElement {
    return this.scene.view
  }

  command(command: ReplayCommand): void {
    this.store.setState(moveReplay(this.store.getState(), command))
    this.draw()
  }

  /** What happened last, in words; empty before anything did. */
  lastLines(): string {
    const { hand, look, language } = this
    const { you } = look.roomTexts[language].log
    const nameOf = (seat: number | null): string =>
      seat === hand.ownSeat ? you : (hand.seats.find((one) => one.seat === seat)?.name ?? '')
    return eventsUntil(hand, this.store.getState().at)
      .slice(-12)
      .map((event) => look.eventLine(event, nameOf(event.seat), hand.stakes.currency, language))
      .filter((line) => line !== '')
      .slice(-2)
      .join(' · ')
  }

  dispose(): void {
    clearTimeout(this.timer)
    this.scene.dispose()
  }

  private draw(): void {
    const { hand, look, language } = this
    const { at, isPlaying } = this.store.getState()
    clearTimeout(this.timer)
    if (hand.frames.length === 0) return
    this.scene.draw(pictureOf(answerAt(hand, at), look, language, false))
    if (isPlaying) this.timer = setTimeout(() => this.command('TICK'), paceMs(hand, at))
  }
}
