import { formatMoney } from '../../../../design/format.ts'
import { spotName } from '../../../../games/kit/locales/spot-name.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { PlainTable } from '../../parts/plain-table.tsx'
import { useTableWords } from '../../../ui/games/table-words.ts'
import type { TableRound } from './types.ts'

/** The stakes of a round for real money, on each bet. */
export function Spots({
  gameCode,
  round,
  currency,
}: {
  gameCode: string
  round: Pick<TableRound, 'spots'>
  currency: string
}) {
  const t = useText()
  const words = useTableWords(gameCode)
  if (round.spots.length === 0) return <p className="small text-2">{t('flt_no_stakes')}</p>
  return (
    <PlainTable
      caption={t('flt_spots')}
      heads={[t('flt_bet'), t('flt_stakes'), t('flt_bets')]}
      rows={round.spots.map((spot) => ({
        key: spot.spot,
        cells: [spotName(words, spot.spot), formatMoney(spot.stakeAmount, currency), String(spot.betCount)],
      }))}
    />
  )
}
