import { refuse, refuseWith } from '../../../../contract/errors.ts'
import { MOST_SETS } from '../../../../contract/player/lottery/number-set-fields.ts'
import { saveNumberSet, saveNumberSetSchemas } from '../../../../contract/player/lottery/save-number-set.ts'
import { newId } from '../../../../kernel/ids.ts'
import { handle } from '../../../../platform/calls.ts'
import { numberGameIn } from '../quote.ts'
import { gameOf, rulesOf } from '../rules/plays.ts'
import { isSlipFault, quoteSlip } from '../rules/slip.ts'
import { holdSets, writeSet, type SetLine } from '../store/number-sets.ts'

export const handleSaveNumberSet = handle(
  saveNumberSet,
  saveNumberSetSchemas,
  async ({ tx, actor }, { body }) => {
    const { setId, name, gameCode, lines } = body
    if (gameCode !== null) checkLines(gameCode, lines)
    const count = await holdSets(tx, actor.accountId)
    if (setId === undefined && count >= MOST_SETS) refuse('LOTTERY_SETS_FULL', String(MOST_SETS))
    const draft = { setId: setId ?? newId(), name, gameCode, lines }
    return (await writeSet(tx, actor.accountId, draft, setId === undefined)) ?? refuse('LOTTERY_SET_UNKNOWN')
  },
)

/** A set of a game must be lines that the game takes; one of none is tried when it is put on a slip. */
function checkLines(gameCode: string, lines: readonly SetLine[]): void {
  const game = numberGameIn(gameOf(gameCode) ?? refuse('LOTTERY_GAME_UNKNOWN'))
  const read = quoteSlip(
    rulesOf(game),
    lines.map((line) => ({ ...line, multiple: 1 })),
    { g: 0, refundsTies: false },
  )
  if (isSlipFault(read)) refuseWith('LOTTERY_COMBINATION_MISMATCH', read, String(read.line))
}
