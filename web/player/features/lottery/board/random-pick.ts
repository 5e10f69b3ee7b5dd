import { quickPick } from '../../../../../kernel/lottery/quick-pick.ts'
import type { Play } from '../../../../../kernel/lottery/classic/play.ts'
import { type Draft, replaceAt } from './slip.ts'

/** From 0 to below `bound`, each equally likely, by the device's own random numbers. */
export function randomBelow(bound: number): number {
  const limit = Math.floor(0x1_0000_0000 / bound) * bound
  const drawn = new Uint32Array(1)
  do crypto.getRandomValues(drawn)
  while (drawn[0]! >= limit)
  return drawn[0]! % bound
}

/** A selection by chance; the part of the result that was chosen stays. */
export function randomDraft(play: Play, draft: Draft): Draft {
  const picked = quickPick(play, randomBelow)
  return play.rows[0]?.key === 'block' ? replaceAt(picked, 0, draft[0]!) : picked
}
