/** Lines of a slip as the server takes them. */
import type { Bet, NumberLine, PlayOf } from './slip.ts'

export const wireLine = ({ playCode, selection, unitAmount }: Bet) => ({
  playCode,
  selections: [[...selection]],
  unitAmount,
})

export const wireLines = (
  lines: readonly NumberLine[],
  playOf: PlayOf,
  oddsOf: (line: NumberLine) => readonly string[],
) =>
  lines.map((line) => ({
    ...wireLine(line),
    multiple: 1,
    combinations: playOf(line.playCode)?.cover(line.selection) ?? 1,
    odds: [...oddsOf(line)],
  }))

/** A line of a ticket or of a favourite set, as a bet again. */
export const betOf = ({
  playCode,
  selections,
  unitAmount,
}: {
  playCode: string
  selections: readonly (readonly string[])[]
  unitAmount: number
}): Bet => ({ playCode, selection: selections[0] ?? [], unitAmount })
