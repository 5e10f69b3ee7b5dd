/** Reels on the canvas: rolling, and stopped from left to right where the round says. */
import { countScatters, type SlotWindow } from '../../../../kernel/slots/pay.ts'
import type { SlotSheet } from '../../../../kernel/slots/sheet.ts'
import { Board, type Opened } from './board.ts'
import { Reel } from './reel.ts'

const STOP_EVERY_MS = 170
const EXPECT_MS = 1100

export class Machine extends Board {
  window: SlotWindow
  private readonly sheet: SlotSheet
  private readonly reels: Reel[]

  constructor(opened: Opened, sheet: SlotSheet) {
    super(opened, sheet.strips.length, sheet.rowCount)
    this.sheet = sheet
    this.reels = sheet.strips.map((strip) => new Reel(strip, sheet.rowCount, this.motion))
    this.cells.addChild(...this.reels.map((reel) => reel.view))
    this.window = sheet.strips.map((strip) => strip.slice(0, sheet.rowCount))
  }

  show(stops: readonly number[], window: SlotWindow): void {
    this.window = window
    this.lights.clear()
    this.reels.forEach((reel, index) => reel.set(stops[index]!, window[index]!))
    this.motion.request()
  }

  stand(window: SlotWindow): void {
    this.show(
      this.reels.map(() => 0),
      window,
    )
  }

  roll(): void {
    this.lights.clear()
    for (const reel of this.reels) reel.roll()
  }

  /** Free spins may have reels of their own. */
  useStrips(isFree: boolean): void {
    const strips = (isFree ? this.sheet.freeSpinStrips : undefined) ?? this.sheet.strips
    this.reels.forEach((reel, index) => reel.useStrip(strips[index]!))
  }

  /**
   * Stops the reels from left to right. If what has landed can still become something rare, the next reel
   * rolls longer with a gold hairline; `landed` is called for each reel that has stopped.
   */
  async stop(
    stops: readonly number[],
    window: SlotWindow,
    isTense: (reel: number) => boolean,
    landed: (reel: number) => void,
  ): Promise<void> {
    this.window = window
    for (const [index, reel] of this.reels.entries()) {
      const tense = index > 0 && isTense(index)
      if (tense && this.motion.isMoving) this.lights.expect(index)
      await this.motion.run(tense ? EXPECT_MS : index === 0 ? 60 : STOP_EVERY_MS, () => {})
      const landing = reel.land(stops[index]!, window[index]!).then(() => landed(index))
      if (tense || index === this.reels.length - 1) {
        await landing
        this.lights.expect(null)
      }
    }
  }

  /** Scatters on the reels left of this one. */
  scattersBefore(reel: number): number {
    return countScatters(this.sheet, this.window.slice(0, reel))
  }

  protected redrawCells(): void {
    this.reels.forEach((reel, index) => {
      reel.resize(this.cell, this.textures)
      reel.view.x = index * (this.cell.width + this.cell.gap)
    })
  }
}
