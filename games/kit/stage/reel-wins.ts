/** A win of reels: which cells it lights up, what is said of it, and the line that is drawn. */
import type { LineWinEvent, WaysWinEvent } from '../../../kernel/slots/events.ts'
import { standsFor } from '../../../kernel/slots/pay.ts'
import { isCascade, type SlotSheet } from '../../../kernel/slots/sheet.ts'
import type { KitTexts } from '../locales/texts.ts'
import type { Cell } from './canvas/lights.ts'
import type { ShowParts } from './show-parts.ts'
import { cellsOf } from './winning-cells.ts'

export interface ReelWin {
  readonly cells: readonly Cell[]
  readonly text: string
  readonly draw: () => Promise<void>
}

export function lineWin({ texts, gameTexts, sheet, machine }: ShowParts, event: LineWinEvent): ReelWin {
  const rows = (sheet as SlotSheet).lines[event.line]!
  return {
    cells: rows.slice(0, event.count).map((row, reel) => ({ reel, row })),
    text: texts.lineWin(gameTexts.symbols[event.symbol] ?? event.symbol, event.count, event.line + 1),
    draw: () => machine.lights.drawLine(rows),
  }
}

export function waysWin({ texts, gameTexts, sheet, machine }: ShowParts, event: WaysWinEvent): ReelWin {
  return {
    cells: cellsOf(machine.window.slice(0, event.count), (symbol) =>
      standsFor(sheet as SlotSheet, symbol, event.symbol),
    ),
    text: texts.waysWin(gameTexts.symbols[event.symbol] ?? event.symbol, event.count, event.ways),
    draw: () => Promise.resolve(),
  }
}

/** The words of a win, with its multiplier if it has one. */
export const withMultiplier = (text: string, multiplier: number, texts: KitTexts): string =>
  [text, multiplier > 1 ? texts.multiplied(multiplier) : ''].filter(Boolean).join(' · ')

/** On the plate over the machine: free spins left, and what they multiply by. */
export function leftText({ texts, sheet }: ShowParts, left: number): string {
  const multiplier = isCascade(sheet) ? 1 : (sheet.scatter?.freeSpinMultiplier ?? 1)
  return `${texts.freeSpinsLeft(left)}${multiplier > 1 ? ` · ×${multiplier}` : ''}`
}
