/** One reel: its real strip, rolling downwards, stopped where the round says. */
import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import type { SymbolCode } from '../../../../kernel/slots/sheet.ts'
import { palette } from '../../art/palette.ts'
import { easeOutBack, type Motion } from '../motion.ts'

export interface CellSize {
  readonly width: number
  readonly height: number
  readonly gap: number
}

/** Rows a second at full speed. */
const SPEED = 26
const LANDING_MS = 460
/** Rows rolled while landing. */
const LANDING_ROWS = 5

export class Reel {
  readonly view = new Container()
  private strip: string
  private readonly rowCount: number
  private readonly motion: Motion
  private readonly sprites: Sprite[]
  private readonly roller = new Container()
  private readonly window = new Graphics()
  private textures: ReadonlyMap<SymbolCode, Texture> = new Map()
  private cell: CellSize = { width: 1, height: 1, gap: 0 }
  /** Strip row at the top of the window; it falls while the reel rolls. */
  private position = 0
  /** Rows whose symbols come from the round itself. */
  private readonly fixed = new Map<number, SymbolCode>()
  private endRolling: (() => void) | null = null

  constructor(strip: string, rowCount: number, motion: Motion) {
    this.strip = strip
    this.rowCount = rowCount
    this.motion = motion
    this.sprites = Array.from({ length: rowCount + 2 }, () => new Sprite())
    this.roller.addChild(...this.sprites)
    this.roller.mask = this.window
    this.view.addChild(this.roller, this.window)
  }

  resize(cell: CellSize, textures: ReadonlyMap<SymbolCode, Texture>): void {
    this.cell = cell
    this.textures = textures
    const height = this.rowCount * (cell.height + cell.gap) - cell.gap
    this.window.clear().rect(0, 0, cell.width, height).fill(palette.paper)
    this.place()
  }

  /** Stops at this position at once. */
  set(stop: number, column: string): void {
    this.stopRolling()
    this.fixWindow(stop, column)
    this.position = stop
    this.place()
  }

  /** Rolls this strip from now on; the symbols in the window stay. */
  useStrip(strip: string): void {
    this.strip = strip
  }

  /** Starts to roll; without motion the reel keeps what it shows until it is set. */
  roll(): void {
    if (this.endRolling || !this.motion.isMoving) return
    this.fixed.clear()
    let rampMs = 0
    this.endRolling = this.motion.loop((elapsedMs) => {
      rampMs += elapsedMs
      // A short pull upwards before it falls gives the reel its weight.
      const speed =
        rampMs < 120 ? -2.5 + (rampMs / 120) * 8 : Math.min(SPEED, 6 + ((rampMs - 120) / 160) * SPEED)
      this.position -= (speed * elapsedMs) / 1000
      this.place()
    })
  }

  /** Rolls out to the stop and settles with a small overshoot. */
  async land(stop: number, column: string): Promise<void> {
    if (!this.endRolling || !this.motion.isMoving) {
      this.set(stop, column)
      return
    }
    this.stopRolling()
    const part = this.position - Math.floor(this.position)
    const start = stop + LANDING_ROWS + part
    this.fixWindow(stop, column)
    await this.motion.run(LANDING_MS, (progress) => {
      this.position = start + (stop - start) * easeOutBack(progress)
      this.place()
    })
    this.position = stop
    this.place()
  }

  private stopRolling(): void {
    this.endRolling?.()
    this.endRolling = null
  }

  /** A round keeps the symbols it was settled with, even if the strip of this version were another. */
  private fixWindow(stop: number, column: string): void {
    this.fixed.clear()
    Array.from(column).forEach((symbol, row) => this.fixed.set(stop + row, symbol))
  }

  private symbolAt(row: number): SymbolCode {
    const length = this.strip.length
    return this.fixed.get(row) ?? this.strip[((row % length) + length) % length]!
  }

  private place(): void {
    const step = this.cell.height + this.cell.gap
    const top = Math.floor(this.position)
    this.sprites.forEach((sprite, index) => {
      const row = top + index - 1
      const texture = this.textures.get(this.symbolAt(row))
      if (texture) sprite.texture = texture
      sprite.setSize(this.cell.width, this.cell.height)
      sprite.y = (row - this.position) * step
    })
  }
}
