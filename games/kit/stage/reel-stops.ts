/** How the reels of a spin stop, and with which sounds. */
import { countScatters } from '../../../kernel/slots/pay.ts'
import type { SpinEvent } from '../../../kernel/slots/events.ts'
import type { SlotSheet } from '../../../kernel/slots/sheet.ts'
import type { Machine } from './canvas/machine.ts'
import type { ShowParts } from './show-parts.ts'
import { isTenseReel } from './tension.ts'

export function stopReels(
  parts: ShowParts,
  machine: Machine,
  sheet: SlotSheet,
  event: SpinEvent,
): Promise<void> {
  const isTense = (reel: number): boolean => {
    const tense = isTenseReel(sheet, event.window, reel)
    if (tense && machine.motion.isMoving) parts.sound.tense()
    return tense
  }
  return machine.stop(event.stops, event.window, isTense, (reel) => landReel(parts, reel, event))
}

/** A reel or a column stops: a knock, and a ring if it brings a scatter. */
export function landReel(
  { machine, sound, sheet }: ShowParts,
  reel: number,
  { window }: Pick<SpinEvent, 'window'>,
): void {
  sound.reelStop(reel)
  const row = sheet.scatter ? window[reel]!.indexOf(sheet.scatter.symbol) : -1
  if (row < 0) return
  sound.scatter(Math.min(4, countScatters(sheet, window.slice(0, reel + 1))))
  void machine.lights.ring({ reel, row })
}
