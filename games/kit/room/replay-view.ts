/** Plays a finished hand: one step back or on, the ends, or all of it at its own pace. */
import { make, makeButton, makeDrawing } from '../stage/dom/element.ts'
import type { StageLanguage } from '../stage/page.ts'
import { pictureOf } from './live-picture.ts'
import type { RoomLook } from './look.ts'
import { answerAt, eventsUntil, moveReplay, openReplay, paceMs, type Replay, type ReplayCommand } from './replay.ts'
import styles from './room-dialogs.module.css'
import { Scene } from './scene.ts'
import type { ReplayHand } from './view.ts'

const signs = { FIRST: 'M6 5v14M19 5L9 12L19 19Z', BACK: 'M17 5L7 12L17 19Z', PLAY: 'M7 4L19 12L7 20Z', PAUSE: 'M8 5v14M16 5v14', NEXT: 'M7 5L17 12L7 19Z', LAST: 'M18 5v14M5 5L15 12L5 19Z' } as const

export class ReplayView {
  readonly view: HTMLElement
  private readonly hand: ReplayHand
  private readonly look: RoomLook
  private readonly language: StageLanguage
  private readonly scene: Scene
  private readonly line = make('p', { className: styles.said, attributes: { role: 'status' } })
  private readonly place = make('span', { className: styles.place })
  private readonly play: HTMLButtonElement
  private replay: Replay
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(hand: ReplayHand, look: RoomLook, language: StageLanguage) {
    this.hand = hand
    this.look = look
    this.language = language
    this.replay = openReplay(hand)
    this.scene = new Scene(language, { takeSeat: () => {} })
    const { history } = look.roomTexts[language]
    const button = (command: keyof typeof signs, label: string): HTMLButtonElement => makeButton({ className: styles.step, label, onClick: () => this.command(command) }, sign(command))
    this.play = makeButton({ className: styles.step, onClick: () => this.command(this.replay.isPlaying ? 'PAUSE' : 'PLAY') })
    this.view = make('div', { className: styles.replay }, make('div', { className: styles.stageBox }, this.scene.view), this.line,
      make('div', { className: styles.steps }, button('FIRST', history.first), button('BACK', history.back), this.play, button('NEXT', history.next), button('LAST', history.last), this.place))
    this.view.addEventListener('keydown', (event) => {
      if (event.key === 'ArrowLeft') this.command('BACK')
      if (event.key === 'ArrowRight') this.command('NEXT')
    })
    this.draw()
  }

  dispose(): void {
    clearTimeout(this.timer)
    this.scene.dispose()
  }

  private command(command: ReplayCommand): void {
    this.replay = moveReplay(this.replay, command)
    this.draw()
  }

  private draw(): void {
    const { hand, look, language } = this
    const { at, end, isPlaying } = this.replay
    const { history } = look.roomTexts[language]
    clearTimeout(this.timer)
    if (hand.frames.length === 0) return
    const answer = answerAt(hand, at)
    this.scene.draw(pictureOf(answer, look, language, false))
    const names = new Map(hand.seats.map(({ seat, name }) => [seat, seat === hand.ownSeat ? look.roomTexts[language].log.you : name]))
    const lines = eventsUntil(hand, at).slice(-12).map((event) => look.eventLine(event, names.get(event.seat ?? -1) ?? '', hand.stakes.currency, language)).filter((line) => line !== '')
    this.line.textContent = lines.slice(-2).join(' · ') || history.dealt
    this.place.textContent = history.step(at + 1, end + 1)
    this.play.replaceChildren(sign(isPlaying ? 'PAUSE' : 'PLAY'))
    this.play.setAttribute('aria-label', isPlaying ? history.pause : history.play)
    if (isPlaying) this.timer = setTimeout(() => this.command('TICK'), paceMs(hand, at))
  }
}

function sign(command: keyof typeof signs): SVGSVGElement {
  return makeDrawing('0 0 24 24', { d: signs[command], className: command === 'PAUSE' ? styles.strokeSign : styles.sign })
}
