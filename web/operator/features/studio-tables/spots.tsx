import { formatMoney } from '../../../../design/format.ts'
import { spotName } from '../../../../games/kit/locales/spot-name.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { PlainTable } from '../../parts/plain-table.tsx'
import { useTableWords } from '../../../ui/games/table-words.ts'
import type { TableRound } from './types.ts'

/** The stakes of a round for real money, on each bet, and what the sides of a tote bring. */
export function Spots({
  gameCode,
  round,
  currency,
}: {
  gameCode: string
  round: Pick<TableRound, 'spots' | 'tote'>
  currency: string
}) {
  const t = useText()
  const words = useTableWords(gameCode)
  const { tote } = round
  return (
    <>
      {round.spots.length === 0 ? (
        <p className="small text-2">{t('flt_no_stakes')}</p>
      ) : (
        <PlainTable
          caption={t('flt_spots')}
          heads={[t('flt_bet'), t('flt_stakes'), t('flt_bets')]}
          rows={round.spots.map((spot) => ({
            key: spot.spot,
            cells: [
              spotName(words, spot.spot),
              formatMoney(spot.stakeAmount, currency),
              String(spot.betCount),
            ],
          }))}
        />
      )}
      {tote ? (
        <>
          <PlainTable
            caption={t('flt_tote')}
            heads={[t('flt_tote'), t('flt_stakes'), t('flt_tote_per100')]}
            rows={tote.sides.map(({ spot, stake, per100 }) => ({
              key: spot,
              cells: [
                spotName(words, spot),
                formatMoney(stake, currency),
                per100 === null ? '–' : `${per100}`,
              ],
            }))}
          />
          {tote.isCancelled ? <p className="small text-2">{t('flt_tote_cancelled')}</p> : null}
        </>
      ) : null}
    </>
  )
}
