import type { DrawWinPush } from '../../../../../contract/pushes/draw-win.ts'
import { formatMoney } from '../../../../../design/format.ts'
import type { Translate } from '../../../../ui/i18n/text.tsx'
import './texts.ts'

interface Words {
  readonly t: Translate
  nameOf(game: { gameCode: string; name: string }): string
  issueText(numero: string): string
}

/** One sentence on at least one win; wins of several draws are added up. */
export function winWords(wins: readonly DrawWinPush[], { t, nameOf, issueText }: Words): string {
  const amount = formatMoney(wins.reduce((sum, win) => sum + win.amount, 0))
  const draws = new Set(wins.map(({ gameCode, numero }) => `${gameCode} ${numero}`))
  if (draws.size > 1) return t('lottery_win_many', { count: String(draws.size), amount })
  const { gameCode, numero, version } = wins.at(-1)!
  const game = nameOf({ gameCode, name: gameCode })
  return t(version > 1 ? 'lottery_win_corrected' : 'lottery_win_told', {
    game,
    issue: issueText(numero),
    amount,
  })
}
