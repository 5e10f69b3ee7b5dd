import { useState } from 'react'
import { listAllSportBets } from '../../../../../contract/operator/sportsbook/list-all-bets.ts'
import { formatMoney, formatRecordTime } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../../parts/link.tsx'
import { Loaded, Pages } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { paths } from '../../../paths.ts'
import { useCan } from '../../../session/me.ts'
import type { Bet } from '../bets/bet-columns.tsx'
import { betStateKey, betTones } from '../bets/bet-words.ts'
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
    { keepsPrevious: true, refetchEveryMs: 10_000, staleMs: 1_000 },
  )
  return (
    <Panel title={t('op_sport_bets')} isFlush>
      <Loaded answer={answer}>
        {({ list }) => (
          <DataTable
            caption={t('op_sport_bets')}
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
  const legOf = ({ legs }: Bet) => legs.find((leg) => leg.fixtureId === fixtureId)
  return [
    {
      key: 'no',
      head: t('op_sport_bet_no'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className="link" href={paths.sportsBet(row.betId)}>
          {row.betNo}
        </ConsoleLink>
      ),
    },
    {
      key: 'member',
      head: t('op_sport_member'),
      isNamed: true,
      cell: (row) => (
        <ConsoleLink className="link" href={paths.sportsMember(row.memberId)}>
          {row.username}
        </ConsoleLink>
      ),
    },
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
    {
      key: 'stake',
      head: t('op_sport_stake'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.stakeAmount, row.currency),
    },
    {
      key: 'state',
      head: t('op_sport_state'),
      card: 'badge',
      cell: (row) => <Badge tone={betTones[row.state]}>{t(betStateKey(row))}</Badge>,
    },
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
