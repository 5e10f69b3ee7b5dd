import type { SlotWindow } from '../../../kernel/slots/pay.ts'
import type { AnySheet, SymbolCode } from '../../../kernel/slots/sheet.ts'
import type { Cell } from './canvas/lights.ts'

/** Each cell once, in the order of its first win. */
export function uniqueCells(cells: readonly Cell[]): Cell[] {
  return [...new Map(cells.map((cell) => [`${cell.reel}.${cell.row}`, cell])).values()]
}

/** Where in the window such symbols are. */
export function cellsOf(window: SlotWindow, isOne: (symbol: string) => boolean): Cell[] {
  return window.flatMap((column, reel) =>
    Array.from(column, (symbol, row) => ({ symbol, reel, row }))
      .filter(({ symbol }) => isOne(symbol))
      .map(({ row }) => ({ reel, row })),
  )
}

/** The symbol that pays most: what a game is remembered by. */
export function dearestOf({ pays }: AnySheet): SymbolCode {
  const most = (symbol: SymbolCode): number => Math.max(...Object.values(pays[symbol]!))
  return Object.keys(pays).reduce((best, symbol) => (most(symbol) > most(best) ? symbol : best))
}
