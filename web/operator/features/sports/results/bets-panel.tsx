import { useState } from 'react'
import { listAllSportBets } from '../../../../../contract/operator/sportsbook/list-all-bets.ts'
import { formatRecordTime } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { Loaded, Pages } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { useCan } from '../../../session/me.ts'
import { commonColumns, type Bet } from '../bets/bet-columns.tsx'
import { VoidBetWindow } from '../bets/void-bet-window.tsx'
import { priceText, selectionName, sidesOf } from '../words.ts'

const DAY_MS = 86_400_000
const SHOWN = 10

/**
 * Bets on the match, the newest first: which of them came after the event was known, or at a price, line or
 * team that was evidently wrong.
 */
export function BetsPanel({ fixtureId }: { fixtureId: string }) {
  const t = useText()
  const can = useCan()
  const [pageNo, setPageNo] = useState(1)
  const [voiding, setVoiding] = useState<Bet | null>(null)
  const answer = useCall(
    listAllSportBets,
    { query: { fixtureId, pageNo, pageSize: SHOWN } },
    { keepsPrevious: true, refetchEveryMs: 5_000, staleMs: 1_000 },
  )
  return (
    <Panel title={t('op_sport_bets')} isFlush>
      <Loaded answer={answer}>
        {({ list }) => (
          <DataTable
            caption={t('op_sport_bets')}
            isCompact
            columns={columnsOf(t, fixtureId, can('sports.void') ? setVoiding : null)}
            rows={list}
            rowKey={(row) => row.betId}
            empty={<EmptyState isSmall title={t('op_sport_bets_none')} />}
          />
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      {voiding ? <VoidBetWindow bet={voiding} onClose={() => setVoiding(null)} /> : null}
    </Panel>
  )
}

/** The server judges it again; one that is settled for a day is not offered at all. */
const mayVoid = ({ state, settledAt, voidReason }: Bet): boolean =>
  voidReason === null &&
  (state === 'ACCEPTED' ||
    (state === 'SETTLED' && settledAt !== null && Date.now() - new Date(settledAt).getTime() < DAY_MS))

function columnsOf(t: Translate, fixtureId: string, onVoid: ((bet: Bet) => void) | null): Column<Bet>[] {
  const { number, member, state, stake } = commonColumns(t)
  const legOf = ({ legs }: Bet) => legs.find((leg) => leg.fixtureId === fixtureId)
  return [
    number,
    member,
    {
      key: 'what',
      head: t('op_sport_selection'),
      cell: (row) => {
        const leg = legOf(row)
        return leg ? selectionName(t, leg, leg.code, sidesOf(leg), leg.selectionName) : '–'
      },
    },
    {
      key: 'at',
      head: t('op_sport_placed'),
      isNamed: true,
      cell: (row) => formatRecordTime(row.placedAt, true),
    },
    {
      key: 'score',
      head: t('op_sport_score_at_bet'),
      isNamed: true,
      cell: (row) => {
        const score = legOf(row)?.scoreAtBet
        return score ? `${score.home}–${score.away}` : '–'
      },
    },
    {
      key: 'price',
      head: t('op_sport_price'),
      isFigure: true,
      cell: (row) => priceText(legOf(row)?.price ?? row.price),
    },
    stake,
    state,
    {
      key: 'void',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) =>
        onVoid && mayVoid(row) ? (
          <Button size="compact" onClick={() => onVoid(row)}>
            {t('op_sport_void')}
          </Button>
        ) : null,
    },
  ]
}
