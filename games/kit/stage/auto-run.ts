/** Automatic spins as the member sees them: how many are left, and why they ended. */
import type { KitTexts } from '../locales/texts.ts'
import { Autoplay, endedText, type AutoplayStops } from './autoplay.ts'
import type { Controls } from './dom/controls.ts'
import type { Screen } from './dom/screen.ts'
import type { ShownRound } from './page.ts'

export class AutoRun {
  /** The running one. */
  current: Autoplay | null = null
  private readonly controls: Controls
  private readonly screen: Screen
  private readonly texts: KitTexts

  constructor(controls: Controls, screen: Screen, texts: KitTexts) {
    this.controls = controls
    this.screen = screen
    this.texts = texts
  }

  begin(stops: AutoplayStops): void {
    this.current = new Autoplay(stops)
    this.controls.setAuto(this.current.left)
  }

  /** Takes a shown round in; false if a stop is reached or nobody is looking. */
  goesOn(round: ShownRound): boolean {
    if (!this.current) return false
    const end = this.current.note(round)
    if (end !== null) this.end(endedText(end, this.texts))
    else if (document.hidden) this.end(this.texts.auto.endedUnseen)
    else this.controls.setAuto(this.current.left)
    return this.current !== null
  }

  /** No further automatic spin; the running round is shown to its end. */
  end(why: string): void {
    if (!this.current) return
    this.current = null
    this.controls.setAuto(null)
    if (why === '') return
    this.screen.showDetail(why)
    this.screen.say(why)
  }
}
