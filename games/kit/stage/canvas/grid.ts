/** The grid of a cascade: symbols that fall in, leave when they win, and make room for those above them. */
import { Container, Graphics, Sprite } from 'pixi.js'
import type { SlotWindow } from '../../../../kernel/slots/pay.ts'
import type { CascadeSheet, SymbolCode } from '../../../../kernel/slots/sheet.ts'
import { palette } from '../../art/palette.ts'
import { easeOut } from '../motion.ts'
import { Board, type Opened } from './board.ts'
import type { Cell } from './lights.ts'

const FALL_MS = 420
/** Each column begins a little after the one before it. */
const STAGGER = 0.09
const LEAVE_MS = 260

/** A moving symbol: from a row above the grid or inside it to its place. */
interface Falling {
  readonly sprite: Sprite
  readonly column: number
  readonly from: number
  readonly to: number
}

export class Grid extends Board {
  window: SlotWindow
  private readonly rowCount: number
  private readonly ground = new Graphics()
  private readonly edge = new Graphics()
  private readonly symbols = new Container()
  /** The sprite of each cell, by column and row; none while its symbol is gone. */
  private sprites: (Sprite | null)[][]

  constructor(opened: Opened, sheet: CascadeSheet) {
    super(opened, sheet.columnCount, sheet.rowCount)
    this.rowCount = sheet.rowCount
    // Before the first round every symbol is shown, none of them winning.
    const all = sheet.weights.map(([symbol]) => symbol)
    this.window = Array.from({ length: sheet.columnCount }, (_, column) =>
      Array.from({ length: sheet.rowCount }, (__, row) => all[(column * 3 + row) % all.length]!).join(''),
    )
    this.sprites = this.window.map(() => [])
    this.symbols.mask = this.edge
    this.cells.addChild(this.ground, this.symbols, this.edge)
  }

  show(_stops: readonly number[], window: SlotWindow): void {
    this.window = window
    this.lights.clear()
    for (const sprite of this.symbols.removeChildren()) sprite.destroy()
    this.sprites = window.map((column, x) =>
      Array.from(column, (symbol, row) => this.makeSprite(symbol, x, row)),
    )
    this.motion.request()
  }

  stand(window: SlotWindow): void {
    this.show([], window)
  }

  /** Lets the present symbols fall out below; without motion they stay until the next window comes. */
  roll(): void {
    this.lights.clear()
    if (!this.motion.isMoving) return
    void this.dropOut()
  }

  /** A new window falls in from above. */
  async drop(window: SlotWindow, landed: (column: number) => void): Promise<void> {
    this.lights.clear()
    for (const sprite of this.symbols.removeChildren()) sprite.destroy()
    this.sprites = window.map(() => Array.from({ length: this.rowCount }, () => null))
    await this.fall(window, landed)
  }

  /** Takes the winning cells away; then the others fall and new ones fill the columns. */
  async cascade(gone: readonly Cell[], window: SlotWindow, landed: (column: number) => void): Promise<void> {
    this.lights.clear()
    const leaving = gone.flatMap(({ reel, row }) => this.sprites[reel]![row] ?? [])
    await this.motion.run(LEAVE_MS, (progress) => {
      for (const sprite of leaving) {
        if (sprite.destroyed) continue
        sprite.alpha = 1 - progress
        this.sizeSprite(sprite, 1 - 0.45 * easeOut(progress))
      }
    })
    for (const { reel, row } of gone) {
      this.sprites[reel]![row]?.destroy()
      this.sprites[reel]![row] = null
    }
    await this.fall(window, landed)
  }

  protected redrawCells(): void {
    const { width, height, gap } = this.cell
    const columns = this.window.length
    const total = { width: columns * (width + gap) - gap, height: this.rowCount * (height + gap) - gap }
    this.edge.clear().rect(0, 0, total.width, total.height).fill(palette.paper)
    this.ground.clear()
    for (let column = 0; column < columns; column++)
      for (let row = 0; row < this.rowCount; row++)
        this.ground.rect(column * (width + gap), row * (height + gap), width, height)
    this.ground.fill(palette.well)
    this.show([], this.window)
  }

  /** Moves every sprite to the row that the window gives it; what is missing comes from above the grid. */
  private async fall(window: SlotWindow, landed: (column: number) => void): Promise<void> {
    this.window = window
    const falling = window.flatMap((column, x) => this.settleColumn(column, x))
    const told = new Set<number>()
    const columns = window.length
    await this.motion.run(FALL_MS * (1 + STAGGER * columns), (progress) => {
      for (let column = 0; column < columns; column++) {
        const share = Math.min(1, Math.max(0, progress * (1 + STAGGER * columns) - STAGGER * column))
        for (const one of falling)
          if (one.column === column && !one.sprite.destroyed)
            one.sprite.y = this.middleOf(one.from + (one.to - one.from) * bounce(share))
        if (share > 0.72 && !told.has(column)) {
          told.add(column)
          if (falling.some((one) => one.column === column)) landed(column)
        }
      }
    })
  }

  private settleColumn(column: string, x: number): Falling[] {
    const kept = this.sprites[x]!.flatMap((sprite, row) => (sprite ? [{ sprite, row }] : []))
    const fresh = column.length - kept.length
    const settled = Array.from(column, (symbol, row): Falling => {
      const old = row < fresh ? undefined : kept[row - fresh]
      if (old) return { sprite: old.sprite, column: x, from: old.row, to: row }
      const from = row - fresh - 0.5
      return { sprite: this.makeSprite(symbol, x, from), column: x, from, to: row }
    })
    this.sprites[x] = settled.map((one) => one.sprite)
    return settled.filter((one) => one.from !== one.to)
  }

  private async dropOut(): Promise<void> {
    const leaving = this.sprites.map((column) => column.filter((sprite) => sprite !== null))
    const starts = leaving.map((column) => column.map((sprite) => sprite.y))
    this.sprites = this.sprites.map((column) => column.map(() => null))
    const way = this.rowCount * (this.cell.height + this.cell.gap)
    await this.motion.run(380, (progress) =>
      leaving.forEach((column, x) =>
        column.forEach((sprite, row) => {
          const share = Math.min(1, Math.max(0, progress * 1.4 - x * 0.08))
          if (!sprite.destroyed) sprite.y = starts[x]![row]! + way * share ** 2
        }),
      ),
    )
  }

  private makeSprite(symbol: SymbolCode, column: number, row: number): Sprite {
    const sprite = new Sprite(this.textures.get(symbol))
    sprite.anchor.set(0.5)
    this.sizeSprite(sprite, 1)
    sprite.position.set(column * (this.cell.width + this.cell.gap) + this.cell.width / 2, this.middleOf(row))
    this.symbols.addChild(sprite)
    return sprite
  }

  private sizeSprite(sprite: Sprite, scale: number): void {
    sprite.setSize(this.cell.width * scale, this.cell.height * scale)
  }

  private middleOf(row: number): number {
    return row * (this.cell.height + this.cell.gap) + this.cell.height / 2
  }
}

/** Falls faster and faster, and settles with a small rebound. */
function bounce(share: number): number {
  if (share < 0.72) return (share / 0.72) ** 2
  const after = (share - 0.72) / 0.28
  return 1 - 0.06 * Math.sin(Math.PI * after)
}
