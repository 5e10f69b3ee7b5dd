/**
 * The canvas of a slot: its frame, the layer of its cells, what lights up over them, and the size it takes.
 */
import 'pixi.js/unsafe-eval'
import { Application, Container, Graphics, type Texture } from 'pixi.js'
import type { SlotWindow } from '../../../../kernel/slots/pay.ts'
import type { SymbolCode } from '../../../../kernel/slots/sheet.ts'
import { palette } from '../../art/palette.ts'
import { Motion } from '../motion.ts'
import { loadPicture, textureOf, type LoadedPicture, type Picture } from './art.ts'
import { Lights } from './lights.ts'
import type { CellSize } from './reel.ts'

/** Width of the frame outside the cells. */
const FRAME = 11
const GAP = 3
/** Height of a cell for a width of 1: taller on an upright phone, wider on a desktop. */
const MIN_RATIO = 0.88
const MAX_RATIO = 1.26

export interface Size {
  readonly width: number
  readonly height: number
}

/** Words on the cells of some symbols. */
export type SymbolLabels = Readonly<Partial<Record<SymbolCode, string>>>

/** A canvas with its drawings, ready for a board. */
export interface Opened {
  readonly app: Application
  readonly pictures: ReadonlyMap<SymbolCode, LoadedPicture>
  readonly labels: SymbolLabels
}

/** Loads the drawings and puts a canvas into the host. */
export async function openCanvas(
  host: HTMLElement,
  symbols: Readonly<Record<SymbolCode, Picture>>,
  labels: SymbolLabels,
): Promise<Opened> {
  const app = new Application()
  const pictures = Promise.all(
    Object.entries(symbols).map(async ([symbol, picture]) => [symbol, await loadPicture(picture)] as const),
  )
  await app.init({
    backgroundAlpha: 0,
    antialias: true,
    autoStart: false,
    sharedTicker: false,
    preference: 'webgl',
    resolution: Math.min(3, devicePixelRatio),
    autoDensity: true,
    width: 1,
    height: 1,
  })
  app.canvas.setAttribute('aria-hidden', 'true')
  host.append(app.canvas)
  return { app, pictures: new Map(await pictures), labels }
}

export abstract class Board {
  readonly motion: Motion
  readonly lights: Lights
  abstract window: SlotWindow
  protected readonly cells = new Container()
  protected textures: ReadonlyMap<SymbolCode, Texture> = new Map()
  protected cell: CellSize = { width: 0, height: 0, gap: GAP }
  private readonly app: Application
  private readonly pictures: ReadonlyMap<SymbolCode, LoadedPicture>
  private readonly labels: SymbolLabels
  private readonly columns: number
  private readonly rows: number
  private readonly frame = new Graphics()
  private readonly layer = new Container()

  constructor({ app, pictures, labels }: Opened, columns: number, rows: number) {
    this.app = app
    this.pictures = pictures
    this.labels = labels
    this.columns = columns
    this.rows = rows
    this.motion = new Motion(() => app.render())
    this.lights = new Lights(this.motion)
    this.layer.addChild(this.cells, this.lights.view)
    app.stage.addChild(this.frame, this.layer)
  }

  /** Shows a window at once. */
  abstract show(stops: readonly number[], window: SlotWindow): void

  /** Sets things moving until the round is known. */
  abstract roll(): void

  /** The cells have another size or other drawings. */
  protected abstract redrawCells(): void

  /** Returns to the state before a round that did not come. */
  abstract stand(window: SlotWindow): void

  /** The size the board takes inside an area: as large as the cells' proportions allow. */
  fit(width: number, height: number): Size {
    const { columns, rows } = this
    const innerWidth = width - 2 * FRAME - (columns - 1) * GAP
    const innerHeight = height - 2 * FRAME - (rows - 1) * GAP
    let cellWidth = innerWidth / columns
    let cellHeight = Math.min(innerHeight / rows, cellWidth * MAX_RATIO)
    if (cellHeight < cellWidth * MIN_RATIO) cellWidth = cellHeight / MIN_RATIO
    cellHeight = Math.floor(cellHeight)
    cellWidth = Math.floor(cellWidth)
    return {
      width: cellWidth * columns + (columns - 1) * GAP + 2 * FRAME,
      height: cellHeight * rows + (rows - 1) * GAP + 2 * FRAME,
    }
  }

  /** Draws the board at a size that `fit` gave. */
  layout(size: Size): void {
    const { columns, rows } = this
    const cell = {
      width: (size.width - 2 * FRAME - (columns - 1) * GAP) / columns,
      height: (size.height - 2 * FRAME - (rows - 1) * GAP) / rows,
      gap: GAP,
    }
    this.app.renderer.resize(size.width, size.height)
    this.drawFrame(size)
    this.layer.position.set(FRAME)
    if (cell.width !== this.cell.width || cell.height !== this.cell.height) this.redraw(cell)
    this.motion.request()
  }

  dispose(): void {
    this.motion.dispose()
    this.app.destroy({ removeView: true }, { children: true, texture: true, textureSource: true })
  }

  private redraw(cell: CellSize): void {
    this.cell = cell
    const old = this.textures
    const { resolution } = this.app.renderer
    this.textures = new Map(
      [...this.pictures].map(([symbol, picture]) => [
        symbol,
        textureOf(picture, { ...cell, resolution }, this.labels[symbol]),
      ]),
    )
    this.redrawCells()
    this.lights.resize(cell, this.textures, this.columns, this.rows)
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
