/**
 * The room of a table: its dealer, drawn or filmed, what is known of the round, and the game's own scene on
 * the felt.
 */
import dealer0 from '../art/dealers/dealer-0.svg?no-inline'
import dealer1 from '../art/dealers/dealer-1.svg?no-inline'
import dealer2 from '../art/dealers/dealer-2.svg?no-inline'
import { formatCount } from '../../../design/format.ts'
import type { TableGameTexts, TableTexts } from '../locales/table-texts.ts'
import { make, makeIcon } from '../stage/dom/element.ts'
import type { Announcer } from './announcer.ts'
import type { Countdown } from './countdown.ts'
import type { TableView } from './page.ts'
import styles from './scene.module.css'
import { openVideo, type TableVideo } from './video.ts'

const dealers = [dealer0, dealer1, dealer2]
const VIDEO_AGAIN_MS = 15_000

export class SceneFrame {
  readonly view: HTMLElement
  private readonly texts: TableTexts
  private readonly gameTexts: TableGameTexts
  private readonly onVideoFailed: () => void
  private readonly dealer: HTMLImageElement
  private readonly state = make('span', { className: styles.pill })
  private readonly stateText = make('span')
  private readonly line = make('span', {
    className: `${styles.pill} ${styles.linePill}`,
    attributes: { 'aria-live': 'polite', hidden: '' },
  })
  private readonly round = make('span', { className: styles.pill })
  private readonly last = make('span', { className: `${styles.pill} ${styles.lastPill}` })
  private readonly players = make('span', { className: styles.pill })
  private readonly count = make('span')
  private readonly toast = make('p', { className: styles.toast, attributes: { role: 'status', hidden: '' } })
  private video: TableVideo | null = null
  private videoUrl: string | null = null
  private videoTimer: ReturnType<typeof setTimeout> | undefined
  private toastTimer: ReturnType<typeof setTimeout> | undefined

  constructor(
    texts: TableTexts,
    gameTexts: TableGameTexts,
    scene: HTMLElement,
    countdown: Countdown,
    announcer: Announcer,
    onVideoFailed: () => void,
  ) {
    this.texts = texts
    this.gameTexts = gameTexts
    this.onVideoFailed = onVideoFailed
    this.dealer = make('img', { className: styles.dealer, attributes: { alt: texts.drawnDealer } })
    this.state.append(make('i', { attributes: { 'aria-hidden': 'true' } }), this.stateText)
    this.players.append(makeIcon('user', 16), this.count)
    const pills = make(
      'div',
      { className: styles.pills },
      this.line,
      this.state,
      this.round,
      this.last,
      make('span', { className: styles.gap }),
      this.players,
    )
    this.view = make(
      'section',
      { className: styles.scene, attributes: { 'aria-label': gameTexts.name } },
      this.dealer,
      pills,
      make('div', { className: styles.felt }, scene),
      countdown.view,
      announcer.view,
      this.toast,
    )
  }

  show(table: TableView): void {
    const picture = dealers[table.dealer % dealers.length]!
    if (this.dealer.getAttribute('src') !== picture) this.dealer.src = picture
    const isWaiting = table.stateEndsAt === null && table.state !== 'OFF'
    this.stateText.textContent = this.texts.states[isWaiting ? 'WAITING' : table.state]
    this.state.classList.toggle(styles.open!, table.state === 'BETTING' && !isWaiting)
    this.round.textContent = this.texts.round(formatCount(table.roundNo))
    const last = table.history.at(-1)
    this.last.hidden = !last
    if (last) this.last.textContent = this.texts.lastResult(this.gameTexts.short(last))
    this.count.textContent = formatCount(table.players)
    this.players.setAttribute('aria-label', this.texts.players(table.players))
    this.players.setAttribute('role', 'img')
    this.showVideo(table.videoUrl)
  }

  /** While the table does not answer, its state may be another: the sign is shown in its place. */
  setLine(isUp: boolean): void {
    this.line.hidden = isUp
    this.line.textContent = isUp ? '' : this.texts.lineLost
    this.state.hidden = !isUp
  }

  /** A card over the felt for a few seconds: a win is gold, everything else is quiet. */
  tell(words: string, isWin: boolean): void {
    clearTimeout(this.toastTimer)
    this.toast.textContent = words
    this.toast.classList.toggle(styles.win!, isWin)
    this.toast.hidden = false
    this.toastTimer = setTimeout(() => {
      this.toast.hidden = true
    }, 4000)
  }

  dispose(): void {
    clearTimeout(this.toastTimer)
    this.closeVideo()
  }

  private showVideo(url: string | null): void {
    if (url === this.videoUrl) return
    this.videoUrl = url
    this.closeVideo()
    if (url) this.openVideo(url, true)
  }

  /**
   * The drawn dealer is shown instead of a film until it comes, and again when it breaks off; then it is
   * tried again.
   */
  private openVideo(url: string, isFirst: boolean): void {
    let isNews = isFirst
    const opened = openVideo(
      url,
      this.texts.liveVideo,
      () => {
        isNews = true
        this.view.classList.add(styles.filmed!)
      },
      () => {
        this.closeVideo()
        if (isNews) this.onVideoFailed()
        this.videoTimer = setTimeout(() => this.openVideo(url, false), VIDEO_AGAIN_MS)
      },
    )
    this.video = opened
    opened.view.className = styles.video!
    this.dealer.after(opened.view)
  }

  private closeVideo(): void {
    clearTimeout(this.videoTimer)
    this.video?.dispose()
    this.video = null
    this.view.classList.remove(styles.filmed!)
  }
}
