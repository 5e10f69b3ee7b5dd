/** What a line of a ticket or of a plan is called, and the numbers on it. */
import { playOf } from '../../../../../kernel/lottery/classic/families.ts'
import { numberGameOf, numberPlayOf } from '../../../../../kernel/lottery/numbers/games.ts'
import type { Translate } from '../../../../ui/i18n/text.tsx'
import { playName, selectionText } from '../board/play-words.ts'
import { playName as numberPlayName, selectionName } from '../numbers/number-words.ts'

interface Line {
  readonly playCode: string
  readonly selections: readonly (readonly string[])[]
}

export interface LineWords {
  readonly name: string
  readonly picks: string
}

/** A bet type on whole numbers that this page does not know has its code. */
export function lineWords(gameCode: string, { playCode, selections }: Line, t: Translate): LineWords {
  if (numberGameOf(gameCode)) {
    const play = numberPlayOf(gameCode, playCode)
    const selection = selections[0] ?? []
    if (!play) return { name: playCode, picks: selection.join(' ') }
    const isPlain = selection.length > 2 || play.digits !== null
    return {
      name: numberPlayName(play, t),
      picks: isPlain ? selection.join(' ') : selectionName(selection, t),
    }
  }
  const play = playOf(playCode)
  return { name: playName(playCode, t), picks: play ? selectionText(play, selections, t) : '' }
}
