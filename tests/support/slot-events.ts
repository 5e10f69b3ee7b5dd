import { expect } from 'vitest'
import { payCounts } from '../../kernel/slots/cascade-game.ts'
import type { SlotEvent } from '../../kernel/slots/events.ts'
import { countScatters, windowAt } from '../../kernel/slots/pay.ts'
import { isCascade, type AnySheet } from '../../kernel/slots/sheet.ts'
import { waysMultiple } from '../../games/kit/exact/ways-slot.ts'

/** Each spin against the rules, read independently of the engine's own sums. */
export function checkEvents(sheet: AnySheet, events: readonly SlotEvent[], betAmount: bigint): void {
  let window: readonly string[] = []
  for (const event of events) {
    if (event.type === 'cascade' && isCascade(sheet)) {
      const wins = payCounts(sheet, window)
      expect(event.wins.map(({ winAmount: _, ...win }) => win)).toEqual(wins)
      const gone = new Set(wins.map((win) => win.symbol))
      event.window.forEach((column, index) =>
        expect(column.endsWith([...window[index]!].filter((symbol) => !gone.has(symbol)).join(''))).toBe(
          true,
        ),
      )
      window = event.window
    }
    if (event.type === 'spin') {
      window = event.window
      if (isCascade(sheet))
        expect(window.map((column) => column.length)).toEqual(
          Array.from({ length: sheet.columnCount }, () => sheet.rowCount),
        )
      else
        expect(window).toEqual(
          windowAt(sheet, event.stops, (event.isFree ? sheet.freeSpinStrips : undefined) ?? sheet.strips),
        )
    }
    if (event.type === 'spin-end' && !isCascade(sheet) && sheet.coins !== undefined) {
      const spin = events.slice(0, events.indexOf(event)).findLast((one) => one.type === 'spin')!
      const times = spin.isFree ? sheet.scatter!.freeSpinMultiplier : 1
      const strips = (spin.isFree ? sheet.freeSpinStrips : undefined) ?? sheet.strips
      expect(BigInt(event.winAmount) * 30n).toBe(
        BigInt(waysMultiple(sheet, strips, spin.stops) * times) * betAmount,
      )
    }
    if (event.type === 'scatter-win') expect(event.count).toBe(countScatters(sheet, window))
  }
}
