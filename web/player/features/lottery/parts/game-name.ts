import { numberGameOf, type NumberGame } from '../../../../../kernel/lottery/numbers/games.ts'
import type { SectionKey } from '../../../../../kernel/lottery/sections.ts'
import { type TextKey, type Translate, useText } from '../../../../ui/i18n/text.tsx'
import './texts.ts'

const families = ['ssc', '11x5', 'k3', 'pk10', 'pc28', '3d', 'p3', 'p5', 'p3p5'] as const
const games = [
  'ssc60',
  'ssc90',
  'ssc180',
  'ssc300',
  '11x5_60',
  '11x5_180',
  'k3_60',
  'k3_180',
  'pk10_60',
  'pk10_90',
  'pk10_300',
  'pc28_60',
  'pc28_180',
  '3d',
  'p3',
  'p5',
] as const

const among = <Code extends string>(codes: readonly Code[], code: string): Code | undefined =>
  codes.find((one) => one === code.toLowerCase())

/** The name under the head of its own section: "Hanoi" among the boards of the north. */
const ownName = ({ nameKeys }: NumberGame, t: Translate): string => t(nameKeys[0]! as TextKey)

function numberName(game: NumberGame, t: Translate): string {
  const own = ownName(game, t)
  if (game.group === 'VN_FAST')
    return t('lottery_name_vn_fast', { board: own, cycle: t(game.nameKeys[1]! as TextKey) })
  return game.kind === 'VIETNAM' ? t('lottery_name_vn_board', { board: own }) : own
}

/** How lotteries are called in the page's language; one that the texts do not know has the server's name. */
export function useGameNames() {
  const t = useText()
  return {
    nameOf: ({ gameCode, name }: { gameCode: string; name: string }): string => {
      const code = among(games, gameCode)
      if (code) return t(`draw_game_${code}`)
      const game = numberGameOf(gameCode)
      return game ? numberName(game, t) : name
    },
    /** As it is called among those of its section. */
    ownNameOf: (game: NumberGame): string =>
      game.group === 'VN_FAST' ? numberName(game, t) : ownName(game, t),
    familyOf: (family: string): string => {
      const code = among(families, family)
      return code ? t(`draw_family_${code}`) : family
    },
    /** "1 minute", "90 seconds"; a draw a day has no cycle. */
    cycleOf: (cycle: number | null): string =>
      cycle === null
        ? t('draw_cycle_day')
        : cycle % 60 === 0
          ? t('draw_cycle_minutes', { minutes: cycle / 60 })
          : t('draw_cycle_seconds', { seconds: cycle }),
  }
}

/** What a section of lotteries is called. */
export function useSectionTitle() {
  const t = useText()
  return (key: SectionKey): string => t(`draw_group_${key.toLowerCase() as Lowercase<SectionKey>}`)
}

/** The place of an issue in its day; of a lottery that draws once a day, the day. */
export const shortOf = (numero: string): string => (numero.length > 8 ? numero.slice(8) : numero)
