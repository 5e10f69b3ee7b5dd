/** What lies over the reels: dimmed losers, raised winners with their gold frames, the line through them. */
import { Container, Graphics, Sprite, Text, type Texture } from 'pixi.js'
import type { SlotWindow } from '../../../../kernel/slots/pay.ts'
import type { SymbolCode } from '../../../../kernel/slots/sheet.ts'
import { palette } from '../../art/palette.ts'
import { easeInOut, easeOut, type Motion } from '../motion.ts'
import type { CellSize } from './reel.ts'

export interface Cell {
  readonly reel: number
  readonly row: number
}

interface Point {
  x: number
  y: number
}

export class Lights {
  readonly view = new Container()
  private readonly motion: Motion
  private readonly shade = new Graphics()
  private readonly raised = new Container()
  private readonly line = new Graphics()
  private readonly tag = new Container()
  private cell: CellSize = { width: 1, height: 1, gap: 0 }
  private textures: ReadonlyMap<SymbolCode, Texture> = new Map()
  private size: Cell = { reel: 1, row: 1 }

  constructor(motion: Motion) {
    this.motion = motion
    this.view.addChild(this.shade, this.raised, this.line, this.tag)
  }

  resize(cell: CellSize, textures: ReadonlyMap<SymbolCode, Texture>, reels: number, rows: number): void {
    this.cell = cell
    this.textures = textures
    this.size = { reel: reels, row: rows }
    this.clear()
  }

  clear(): void {
    this.shade.clear()
    this.line.clear()
    for (const layer of [this.raised, this.tag])
      for (const child of layer.removeChildren()) child.destroy({ children: true })
    this.motion.request()
  }

  /** Lifts the winning cells out of the dimmed window. */
  async raise(cells: readonly Cell[], window: SlotWindow): Promise<void> {
    const { width, height } = this.cell
    this.shade.clear()
    const winners = new Set(cells.map(({ reel, row }) => `${reel}.${row}`))
    for (let reel = 0; reel < this.size.reel; reel++)
      for (let row = 0; row < this.size.row; row++) {
        if (winners.has(`${reel}.${row}`)) continue
        const { x, y } = this.corner({ reel, row })
        this.shade.rect(x, y, width, height)
      }
    this.shade.fill({ color: palette.ink, alpha: 0.5 })
    const lifted = cells.map((cell) => this.liftedCell(cell, window))
    this.raised.addChild(...lifted)
    await this.motion.run(260, (progress) => {
      const scale = 1 + 0.09 * Math.sin(Math.PI * easeOut(progress))
      for (const one of lifted) if (!one.destroyed) one.scale.set(scale)
    })
  }

  /** Draws the line from the left edge to the right one, gold in an ink outline. */
  async drawLine(rows: readonly number[]): Promise<void> {
    const points = this.linePoints(rows)
    const stroke = Math.max(3, Math.min(5, this.cell.width * 0.035))
    await this.motion.run(280, (progress) => {
      const part = cutPath(points, easeInOut(progress))
      this.line.clear()
      tracePath(this.line, part).stroke({ width: stroke + 4, color: palette.ink, join: 'round', cap: 'butt' })
      tracePath(this.line, part).stroke({ width: stroke, color: palette.leaf, join: 'round', cap: 'butt' })
    })
  }

  /** The amount of a line, on a small plate over its last winning cell. */
  showAmount(text: string, at: Cell): void {
    const { width, height } = this.cell
    const corner = this.corner(at)
    const label = new Text({
      text,
      style: {
        fontFamily: 'Anuphan Variable, sans-serif',
        fontWeight: '700',
        fontSize: Math.max(13, Math.min(22, width * 0.17)),
        fill: palette.leaf,
      },
    })
    label.anchor.set(0.5)
    const plateWidth = label.width + 18
    const plateHeight = label.height + 6
    const plate = new Graphics()
      .roundRect(-plateWidth / 2, -plateHeight / 2, plateWidth, plateHeight, plateHeight / 2)
      .fill({ color: palette.ink, alpha: 0.92 })
      .stroke({ width: 1, color: palette.gold })
    const right = this.size.reel * (width + this.cell.gap) - this.cell.gap
    const half = plateWidth / 2 + 2
    this.tag.position.set(
      Math.min(Math.max(corner.x + width / 2, half), right - half),
      corner.y + height - plateHeight / 2 - 5,
    )
    this.tag.addChild(plate, label)
    this.motion.request()
  }

  /** A ring that opens round a cell: a scatter has landed. */
  async ring(at: Cell): Promise<void> {
    const { x, y } = this.center(at)
    const ring = new Graphics()
    this.raised.addChild(ring)
    await this.motion.run(520, (progress) => {
      if (ring.destroyed) return
      const radius = this.cell.width * (0.3 + 0.35 * easeOut(progress))
      ring
        .clear()
        .circle(x, y, radius)
        .stroke({ width: 3, color: palette.leaf, alpha: 1 - progress })
    })
    if (!ring.destroyed) ring.destroy()
  }

  /** The hairline round a reel that may still bring the third scatter. */
  expect(reel: number | null): void {
    this.line.clear()
    if (reel !== null) {
      const { width, height, gap } = this.cell
      const total = this.size.row * (height + gap) - gap
      this.line
        .rect(reel * (width + gap) + 2, 2, width - 4, total - 4)
        .stroke({ width: 4, color: palette.leaf })
      this.line
        .rect(reel * (width + gap) + 5, 5, width - 10, total - 10)
        .stroke({ width: 1.5, color: palette.ink })
    }
    this.motion.request()
  }

  private liftedCell(cell: Cell, window: SlotWindow): Container {
    const { width, height } = this.cell
    const center = this.center(cell)
    const lifted = new Container({ x: center.x, y: center.y })
    const picture = new Sprite(this.textures.get(window[cell.reel]![cell.row]!))
    picture.anchor.set(0.5)
    picture.setSize(width, height)
    const frame = new Graphics()
      .rect(-width / 2 + 4, -height / 2 + 4, width - 8, height - 8)
      .stroke({ width: 2, color: palette.ink })
      .rect(-width / 2 + 1.5, -height / 2 + 1.5, width - 3, height - 3)
      .stroke({ width: 3, color: palette.leaf })
    lifted.addChild(picture, frame)
    return lifted
  }

  private corner({ reel, row }: Cell): Point {
    return { x: reel * (this.cell.width + this.cell.gap), y: row * (this.cell.height + this.cell.gap) }
  }

  private center(cell: Cell): Point {
    const { x, y } = this.corner(cell)
    return { x: x + this.cell.width / 2, y: y + this.cell.height / 2 }
  }

  private linePoints(rows: readonly number[]): Point[] {
    const centers = rows.map((row, reel) => this.center({ reel, row }))
    const right = this.size.reel * (this.cell.width + this.cell.gap) - this.cell.gap
    return [{ x: 0, y: centers[0]!.y }, ...centers, { x: right, y: centers.at(-1)!.y }]
  }
}

function tracePath(graphics: Graphics, points: readonly Point[]): Graphics {
  points.forEach(({ x, y }, index) => (index === 0 ? graphics.moveTo(x, y) : graphics.lineTo(x, y)))
  return graphics
}

/** The first share of a path, by its length. */
function cutPath(points: readonly Point[], share: number): Point[] {
  const lengths = points
    .slice(1)
    .map((point, index) => Math.hypot(point.x - points[index]!.x, point.y - points[index]!.y))
  let left = lengths.reduce((sum, length) => sum + length, 0) * share
  const cut: Point[] = [points[0]!]
  for (const [index, length] of lengths.entries()) {
    const from = points[index]!
    const to = points[index + 1]!
    if (left >= length) {
      cut.push(to)
      left -= length
      continue
    }
    cut.push({ x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length })
    break
  }
  return cut
}
