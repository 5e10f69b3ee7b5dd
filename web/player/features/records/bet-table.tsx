import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatAmount, formatRecordTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { betTones, statusKey, type Bet } from './bet-detail.tsx'

/** The stake; if more was taken, that is shown beside it. */
function Stake({ bet }: { bet: Bet }) {
  const t = useText()
  if (bet.playedAmount === null) return formatAmount(bet.stakeAmount)
  return (
    <>
      {formatAmount(bet.playedAmount)}{' '}
      <small className="text-3">{t('record_taken_of', { stakeAmount: formatAmount(bet.stakeAmount) })}</small>
    </>
  )
}

export function BetTable({ list, onOpen }: { list: readonly Bet[]; onOpen: (bet: Bet) => void }) {
  const t = useText()
  const sum = (pick: (bet: Bet) => number) => list.reduce((total, bet) => total + pick(bet), 0)
  return (
    <DataTable
      caption={t('member_personalHistoryCopy')}
      rows={list}
      rowKey={(bet) => bet.betNo}
      onOpen={onOpen}
      empty={<EmptyState title={t('record_empty')} />}
      columns={[
        {
          key: 'time',
          head: t('record_time', { zone: zoneLabel() }),
          cell: (bet) => formatRecordTime(bet.openedAt, true),
          card: 'meta',
          foot: t('record_page_sum', { count: list.length }),
        },
        {
          key: 'game',
          head: t('record_game'),
          cell: (bet) => (
            <>
              <b>{bet.gameName}</b> <small className="text-3">{bet.vendor}</small>
            </>
          ),
          card: 'title',
        },
        {
          key: 'no',
          head: t('record_bet_id'),
          cell: (bet) => <span className="text-3">{bet.betNo}</span>,
          card: 'meta',
        },
        {
          key: 'stake',
          head: t('record_stake'),
          cell: (bet) => <Stake bet={bet} />,
          isFigure: true,
          card: 'meta',
          foot: formatAmount(sum((bet) => bet.stakeAmount)),
        },
        {
          key: 'valid',
          head: t('record_valid_bet'),
          cell: (bet) => formatAmount(bet.validBetAmount),
          isFigure: true,
          card: 'hidden',
          foot: formatAmount(sum((bet) => bet.validBetAmount)),
        },
        {
          key: 'net',
          head: t('record_win_loss'),
          cell: (bet) => (bet.status === 'PENDING' ? '–' : <Money amount={bet.netAmount} isChange />),
          isFigure: true,
          card: 'amount',
          foot: <Money amount={sum((bet) => bet.netAmount)} isChange />,
        },
        {
          key: 'status',
          head: t('record_status'),
          cell: (bet) => <Badge tone={betTones[bet.status]}>{t(statusKey(bet.status))}</Badge>,
          card: 'badge',
        },
      ]}
    />
  )
}
