import type { ClassicGame } from '../../../../../kernel/lottery/classic/families.ts'
import { SlipLines } from '../board/slip-lines.tsx'
import { clearSlip, useSlip } from '../board/slip-store.ts'
import { chosenGroup, usePlays, useTerms } from '../board/use-board.ts'
import { useDraws } from '../parts/use-draws.ts'
import { NoLines } from './no-lines.tsx'
import { costOfOne, oneLineOf } from './plan.ts'
import { MOST_ISSUES, PlanMaker } from './plan-maker.tsx'

/** A plan of what is on the slip of a classic lottery. */
export function ClassicAhead({ game }: { game: ClassicGame }) {
  const { gameCode } = game
  const slip = useSlip(gameCode)
  const { data: terms } = useTerms(gameCode)
  const plays = usePlays(game, terms)
  const draws = useDraws(gameCode, { next: MOST_ISSUES })
  if (slip.lines.length === 0) return <NoLines gameCode={gameCode} />
  const playOf = (code: string) => plays.find((play) => play.code === code)
  const prizeGroup = chosenGroup(terms, slip.prizeGroup)
  return (
    <PlanMaker
      gameCode={gameCode}
      draws={draws}
      terms={terms}
      firstMultiple={slip.lines[0]?.multiple ?? 1}
      largestMultiple={terms?.largestMultiple ?? 1}
      cost={costOfOne(slip.lines)}
      line={oneLineOf(slip.lines, playOf, prizeGroup)}
      template={{
        ...(terms ? { betG: prizeGroup } : {}),
        lines: slip.lines.map(({ playCode, selections, unitAmount, combinations }) => ({
          playCode,
          selections,
          unitAmount,
          combinations,
        })),
      }}
      onBegun={() => clearSlip(gameCode)}
    >
      <SlipLines
        lines={slip.lines.map((one) => ({ ...one, multiple: 1 }))}
        playOf={playOf}
        prizeGroup={prizeGroup}
        largestMultiple={1}
        refusal={null}
      />
    </PlanMaker>
  )
}
