/** What a win of a plan on whole numbers is compared with. */
import type { NumberLine, PlayOf } from '../numbers/slip.ts'
import { oddsE4Of, prizesFor } from '../numbers/odds.ts'
import type { OneLine } from './plan.ts'

/** Several lines, or none: a win of one says nothing about the cost of all. The least prize counts. */
export function oneNumberOf(
  lines: readonly NumberLine[],
  playOf: PlayOf,
  oddsOf: (line: NumberLine) => readonly string[],
): OneLine | null {
  const [line, more] = lines
  const play = line && playOf(line.playCode)
  if (!line || more || !play) return null
  const least = prizesFor(play, line.selection, oddsOf(line))
    .map(({ odds }) => oddsE4Of(odds))
    .reduce((one, other) => (other < one ? other : one))
  return {
    unitAmount: BigInt(line.unitAmount),
    combinations: play.cover(line.selection),
    oddsE4: least,
  }
}
