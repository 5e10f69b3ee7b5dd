/** The machine of a slot on its canvas. */
import { isCascade, type AnySheet } from '../../../kernel/slots/sheet.ts'
import type { KitTexts } from '../locales/texts.ts'
import { openCanvas, type Board } from './canvas/board.ts'
import { Grid } from './canvas/grid.ts'
import { Machine } from './canvas/machine.ts'
import { Screen } from './dom/screen.ts'
import type { SlotDefinition } from './look.ts'
import { labelsOf } from './symbol-labels.ts'

/** A grid for cascades, reels for everything else, once its drawings are here. */
export async function openMachine(
  { canvas }: Screen,
  sheet: AnySheet,
  look: SlotDefinition['look'],
  texts: KitTexts,
): Promise<Board> {
  const opened = await openCanvas(canvas, look.symbols, labelsOf(sheet, texts))
  return isCascade(sheet) ? new Grid(opened, sheet) : new Machine(opened, sheet)
}

export function fitMachine(machine: Board, { machine: holder, room }: Screen): void {
  const size = machine.fit(room.width, room.height)
  Object.assign(holder.style, { width: `${size.width}px`, height: `${size.height}px` })
  machine.layout(size)
}
