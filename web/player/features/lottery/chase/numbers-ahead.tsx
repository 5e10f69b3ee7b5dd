import { LARGEST_MULTIPLE } from '../../../../../kernel/lottery/chase.ts'
import type { NumberGame } from '../../../../../kernel/lottery/numbers/games.ts'
import { bettingIssueOf } from '../board/betting-issue.ts'
import { boardOffer } from '../numbers/offers.ts'
import { type NumberLine, totalOf, without } from '../numbers/slip.ts'
import { SlipList } from '../numbers/slip-list.tsx'
import { changeLines, finishSlip, useNumberSlip } from '../numbers/slip-store.ts'
import { useNumberBoard } from '../numbers/use-number-board.ts'
import { wireLines } from '../numbers/wire-lines.ts'
import { useDraws } from '../parts/use-draws.ts'
import { NoLines } from './no-lines.tsx'
import { oneNumberOf } from './number-plan.ts'
import { MOST_ISSUES, PlanMaker } from './plan-maker.tsx'

/** A plan of what is on the slip of a lottery on whole numbers that the house draws in a cycle. */
export function NumbersAhead({ game }: { game: NumberGame }) {
  const { gameCode } = game
  const { lines } = useNumberSlip(gameCode)
  const draws = useDraws(gameCode, { next: MOST_ISSUES })
  const board = useNumberBoard(game, bettingIssueOf(draws)?.numero ?? null)
  const { playOf, terms } = board
  if (lines.length === 0) return <NoLines gameCode={gameCode} />
  const offerOf = (line: NumberLine) => boardOffer(board, line)
  const oddsOf = (line: NumberLine) => offerOf(line).odds
  return (
    <PlanMaker
      gameCode={gameCode}
      draws={draws}
      terms={terms}
      firstMultiple={1}
      // A ticket of whole numbers has no multiple, and the items of a plan have one all the same.
      largestMultiple={LARGEST_MULTIPLE}
      cost={BigInt(totalOf(lines, playOf))}
      line={oneNumberOf(lines, playOf, oddsOf)}
      template={{
        lines: wireLines(lines, playOf, oddsOf).map(({ multiple: _, ...line }) => line),
      }}
      onBegun={() => finishSlip(gameCode)}
    >
      <SlipList
        lines={lines}
        playOf={playOf}
        offerOf={offerOf}
        onRemove={(id) => changeLines(gameCode, (all) => without(all, new Set([id])))}
      />
    </PlanMaker>
  )
}
