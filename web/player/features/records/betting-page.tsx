import { useState } from 'react'
import { listBets, type listBetsSchemas } from '../../../../contract/player/cashier/list-bets.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatDateTime } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { AppButton } from '../../app-button.tsx'
import { paths } from '../../paths.ts'
import { RangeFilter, rangeOf } from './range-filter.tsx'
import { Totals } from './totals.tsx'

type Bet = ValueOf<typeof listBetsSchemas>['list'][number]

const tones = { PENDING: 'waiting', WON: 'good', LOST: 'neutral', PUSH: 'info', REFUNDED: 'info' } as const
const statusText = (status: Bet['status']) => `record_status_${status.toLowerCase() as Lowercase<Bet['status']>}` as const

/** Every round with its result; the totals are of the whole period. */
export function BettingPage() {
  const t = useText()
  const [range, setRange] = useState(rangeOf('week'))
  const [pageNo, setPageNo] = useState(1)
  const [opened, setOpened] = useState<Bet | null>(null)
  const { data, error, isPending } = useCall(listBets, { query: { ...range, pageNo, pageSize: 20 } }, { keepsPrevious: true })
  return (
    <div className="stack">
      <RangeFilter range={range} onChange={(next) => { setRange(next); setPageNo(1) }} />
      {error ? <Note tone="bad">{errorText(error, t)}</Note> : isPending || !data ? <Skeleton shape="block" /> : (
        <>
          <Totals rows={[
            { key: 'stake', label: t('record_total_stake'), amount: data.stakeAmount },
            { key: 'payout', label: t('record_payout'), amount: data.payoutAmount },
            { key: 'net', label: t('record_net_result'), amount: data.netAmount, isChange: true },
          ]} />
          <BetTable list={data.list} onOpen={setOpened} />
          <Pagination page={pageNo} totalPages={data.totalPages} onChange={setPageNo} margin={1} range={3} />
        </>
      )}
      <Modal isOpen={opened !== null} onClose={() => setOpened(null)} title={t('record_detail')}>{opened ? <BetDetail bet={opened} /> : null}</Modal>
    </div>
  )
}

function BetTable({ list, onOpen }: { list: readonly Bet[]; onOpen: (bet: Bet) => void }) {
  const t = useText()
  const sum = (pick: (bet: Bet) => number) => list.reduce((total, bet) => total + pick(bet), 0)
  return (
    <DataTable caption={t('member_personalHistoryCopy')} rows={list} rowKey={(bet) => `${bet.vendor}:${bet.roundId}`} onOpen={onOpen} empty={<EmptyState title={t('record_empty')} />}
      columns={[
        { key: 'time', head: t('record_time'), cell: (bet) => formatDateTime(bet.openedAt), card: 'meta', foot: t('record_page_sum', { 0: list.length }) },
        { key: 'game', head: t('record_game'), cell: (bet) => <><b>{bet.gameName}</b> <small className="text-3">{bet.vendor}</small></>, card: 'title' },
        { key: 'no', head: t('record_bet_id'), cell: (bet) => <span className="text-3">{bet.betNo}</span>, card: 'meta' },
        { key: 'stake', head: t('record_stake'), cell: (bet) => formatAmount(bet.stakeAmount), isFigure: true, card: 'meta', foot: formatAmount(sum((bet) => bet.stakeAmount)) },
        { key: 'payout', head: t('record_payout'), cell: (bet) => formatAmount(bet.payoutAmount), isFigure: true, card: 'hidden', foot: formatAmount(sum((bet) => bet.payoutAmount)) },
        { key: 'net', head: t('record_win_loss'), cell: (bet) => (bet.status === 'PENDING' ? '–' : <Money amount={bet.netAmount} isChange />), isFigure: true, card: 'amount', foot: <Money amount={sum((bet) => bet.netAmount)} isChange /> },
        { key: 'status', head: t('record_status'), cell: (bet) => <Badge tone={tones[bet.status]}>{t(statusText(bet.status))}</Badge>, card: 'badge' },
      ]} />
  )
}

function BetDetail({ bet }: { bet: Bet }) {
  const t = useText()
  return (
    <div className="stack">
      <KeyValues rows={[
        { key: 'no', label: t('record_bet_id'), value: bet.betNo, copyText: bet.betNo },
        { key: 'game', label: t('record_game'), value: `${bet.gameName} · ${bet.vendor}` },
        { key: 'time', label: t('record_time'), value: formatDateTime(bet.openedAt) },
        { key: 'stake', label: t('record_stake'), value: <Money amount={bet.stakeAmount} /> },
        { key: 'valid', label: t('record_valid_bet'), value: <Money amount={bet.validBetAmount} /> },
        { key: 'payout', label: t('record_payout'), value: <Money amount={bet.payoutAmount} /> },
        { key: 'status', label: t('record_status'), value: <Badge tone={tones[bet.status]}>{t(statusText(bet.status))}</Badge> },
        { key: 'net', label: t('record_win_loss'), value: <Money amount={bet.netAmount} isChange />, isTotal: true },
      ]} />
      {bet.vendor === 'STUDIO' ? <AppButton kind="line" isBlock icon="shield" href={paths.verify(bet.roundId)}>{t('record_verify')}</AppButton> : null}
    </div>
  )
}
