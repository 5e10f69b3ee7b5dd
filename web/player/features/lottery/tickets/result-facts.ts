/** What was drawn, in words: a picture has no balls and no board of prizes. */
import { classicGameOf } from '../../../../../kernel/lottery/classic/families.ts'
import type { Translate } from '../../../../ui/i18n/text.tsx'
import { numbersOf } from '../../../draw-numbers.ts'
import { readNumberResult, shortRows } from '../parts/number-draw.ts'
import { prizeName } from '../parts/prize-name.ts'
import { lookOf, sumOf } from '../parts/result-numbers.ts'
import type { TicketDetail } from './ticket-words.ts'

/** Of boards with many prizes the highest alone; nothing before the draw. */
export function resultFacts(
  { gameCode, numero, result }: Pick<TicketDetail, 'gameCode' | 'numero' | 'result'>,
  t: Translate,
): { key: string; label: string; value: string }[] {
  if (result === null) return []
  const read = readNumberResult(gameCode, numero, result)
  if (read)
    return shortRows(read).map(({ prize, numbers }) => ({
      key: prize,
      label: `${t('lottery_ticket_result')} · ${prizeName(prize, t)}`,
      value: numbers.join(' '),
    }))
  const family = classicGameOf(gameCode)?.family
  if (!family) return []
  const numbers = numbersOf(family, result, gameCode)
  const value = lookOf(family) === 'SUM' ? `${numbers.join(' + ')} = ${sumOf(numbers)}` : numbers.join(' ')
  return [{ key: 'result', label: t('lottery_ticket_result'), value }]
}
