/** The machine on its canvas: frame, reels and what lights up over them. */
import 'pixi.js/unsafe-eval'
import { Application, Container, Graphics, type Texture } from 'pixi.js'
import { countScatters, type SlotWindow } from '../../../../kernel/slots/pay.ts'
import type { SlotSheet, SymbolCode } from '../../../../kernel/slots/sheet.ts'
import { palette } from '../../art/palette.ts'
import { Motion } from '../motion.ts'
import { loadPicture, textureOf, type LoadedPicture, type Picture } from './art.ts'
import { Lights } from './lights.ts'
import { Reel, type CellSize } from './reel.ts'

/** Width of the frame outside the cells. */
export const FRAME = 11
const GAP = 3
/** Height of a cell for a width of 1: taller on a phone held upright, wider on a desk. */
const MIN_RATIO = 0.88
const MAX_RATIO = 1.26
const STOP_EVERY_MS = 170
const EXPECT_MS = 1100

export interface Size {
  readonly width: number
  readonly height: number
}

export class Machine {
  readonly motion: Motion
  readonly lights: Lights
  window: SlotWindow
  private readonly app: Application
  private readonly sheet: SlotSheet
  private readonly pictures: ReadonlyMap<SymbolCode, LoadedPicture>
  private readonly frame = new Graphics()
  private readonly reelLayer = new Container()
  private readonly reels: Reel[]
  private textures: ReadonlyMap<SymbolCode, Texture> = new Map()
  private cell: CellSize = { width: 0, height: 0, gap: GAP }

  private constructor(app: Application, sheet: SlotSheet, pictures: ReadonlyMap<SymbolCode, LoadedPicture>) {
    this.app = app
    this.sheet = sheet
    this.pictures = pictures
    this.motion = new Motion(() => app.render())
    this.lights = new Lights(this.motion)
    this.reels = sheet.strips.map((strip) => new Reel(strip, sheet.rowCount, this.motion))
    this.reelLayer.addChild(...this.reels.map((reel) => reel.view), this.lights.view)
    app.stage.addChild(this.frame, this.reelLayer)
    this.window = sheet.strips.map((strip) => strip.slice(0, sheet.rowCount))
  }

  /** Loads the drawings and puts a canvas into the host. */
  static async open(host: HTMLElement, sheet: SlotSheet, symbols: Readonly<Record<SymbolCode, Picture>>): Promise<Machine> {
    const app = new Application()
    const pictures = Promise.all(Object.entries(symbols).map(async ([symbol, picture]) => [symbol, await loadPicture(picture)] as const))
    await app.init({ backgroundAlpha: 0, antialias: true, autoStart: false, sharedTicker: false, preference: 'webgl', resolution: Math.min(3, devicePixelRatio), autoDensity: true, width: 1, height: 1 })
    app.canvas.setAttribute('aria-hidden', 'true')
    host.append(app.canvas)
    return new Machine(app, sheet, new Map(await pictures))
  }

  /** The size the machine takes inside an area: as large as the cells' proportions allow. */
  fit(width: number, height: number): Size {
    const reels = this.sheet.strips.length
    const rows = this.sheet.rowCount
    const innerWidth = width - 2 * FRAME - (reels - 1) * GAP
    const innerHeight = height - 2 * FRAME - (rows - 1) * GAP
    let cellWidth = innerWidth / reels
    let cellHeight = Math.min(innerHeight / rows, cellWidth * MAX_RATIO)
    if (cellHeight < cellWidth * MIN_RATIO) cellWidth = cellHeight / MIN_RATIO
    cellHeight = Math.floor(cellHeight)
    cellWidth = Math.floor(cellWidth)
    return { width: cellWidth * reels + (reels - 1) * GAP + 2 * FRAME, height: cellHeight * rows + (rows - 1) * GAP + 2 * FRAME }
  }

  /** Draws the machine at a size that `fit` gave. */
  layout(size: Size): void {
    const reels = this.reels.length
    const rows = this.sheet.rowCount
    const cell = { width: (size.width - 2 * FRAME - (reels - 1) * GAP) / reels, height: (size.height - 2 * FRAME - (rows - 1) * GAP) / rows, gap: GAP }
    this.app.renderer.resize(size.width, size.height)
    this.drawFrame(size)
    this.reelLayer.position.set(FRAME)
    if (cell.width !== this.cell.width || cell.height !== this.cell.height) this.redraw(cell)
    this.motion.request()
  }

  /** Shows a window at once. */
  show(stops: readonly number[], window: SlotWindow): void {
    this.window = window
    this.lights.clear()
    this.reels.forEach((reel, index) => reel.set(stops[index]!, window[index]!))
    this.motion.request()
  }

  /** Lets the reels roll until the round is known. */
  roll(): void {
    this.lights.clear()
    for (const reel of this.reels) reel.roll()
  }

  /**
   * Stops the reels from left to right. Where what has landed can still become something rare, the next reel rolls
   * longer with a gold hairline; `landed` is told each reel as it stands.
   */
  async stop(stops: readonly number[], window: SlotWindow, isTense: (reel: number) => boolean, landed: (reel: number) => void): Promise<void> {
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

  dispose(): void {
    this.motion.dispose()
    this.app.destroy({ removeView: true }, { children: true, texture: true, textureSource: true })
  }

  private redraw(cell: CellSize): void {
    this.cell = cell
    const old = this.textures
    this.textures = new Map([...this.pictures].map(([symbol, picture]) => [symbol, textureOf(picture, cell.width, cell.height, this.app.renderer.resolution)]))
    for (const reel of this.reels) reel.resize(cell, this.textures)
    this.reels.forEach((reel, index) => (reel.view.x = index * (cell.width + GAP)))
    this.lights.resize(cell, this.textures, this.reels.length, this.sheet.rowCount)
    for (const texture of old.values()) texture.destroy(true)
  }

  /** Leaf, lacquer, leaf: the frame of the mock, with the seams between the cells. */
  private drawFrame({ width, height }: Size): void {
    const ring = (inset: number, radius: number, color: number) =>
      this.frame.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, radius).fill(color)
    this.frame.clear()
    ring(0, 16, palette.gold)
    ring(1.25, 15, palette.lacquer)
    ring(6.5, 11, palette.leaf)
    ring(7.75, 10, palette.goldDeep)
  }
}
