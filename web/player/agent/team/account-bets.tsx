import { useState } from 'react'
import { exportTeamBets } from '../../../../contract/player/agents/team/export-team-bets.ts'
import {
  listTeamBets,
  type listTeamBetsSchemas,
} from '../../../../contract/player/agents/team/list-team-bets.ts'
import { readTeamBet } from '../../../../contract/player/agents/team/read-team-bet.ts'
import type { Product } from '../../../../contract/shared/product-words.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatAmount, formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { FileButton, Result, TeamState } from './parts.tsx'
import type { Range } from './range-choice.tsx'
import styles from './team.module.css'

type Bet = ValueOf<typeof listTeamBetsSchemas>['list'][number]

const tones = { PENDING: 'waiting', WON: 'good', LOST: 'neutral', PUSH: 'info', REFUNDED: 'info' } as const
const statusKey = (status: Bet['status']) =>
  `agent_bet_${status.toLowerCase() as Lowercase<Bet['status']>}` as const

/** Bets of an account by when they were placed; a press opens one. */
export function AccountBets({
  account,
  range,
  product,
}: {
  account: string
  range: Range
  product: Product | 'ALL'
}) {
  const t = useText()
  const [page, setPage] = useState<{ pageNo: number; mark?: string }>({ pageNo: 1 })
  const [opened, setOpened] = useState<Bet | null>(null)
  const asked = { ...range, account, ...(product === 'ALL' ? {} : { product }) }
  const { data, error, isPending, refetch } = useCall(
    listTeamBets,
    { query: { ...asked, ...page } },
    { keepsPrevious: true },
  )
  return (
    <section className="stack" aria-label={t('agent_bet_of', { account })}>
      <header className={styles.head}>
        <h2>{t('agent_bet_of', { account })}</h2>
        <small>{t('agent_placed_basis')}</small>
      </header>
      <TeamState error={error} isPending={isPending} onRetry={refetch}>
        {data ? (
          <>
            <div className="panel">
              <BetTable list={data.list} onOpen={setOpened} />
            </div>
            <Pagination
              page={data.pageNo}
              totalPages={data.totalPages}
              onChange={(pageNo) => setPage(pageNo === 1 ? { pageNo } : { pageNo, mark: data.mark })}
            />
            <div className={styles.tools}>
              <FileButton call={exportTeamBets} query={asked} />
            </div>
          </>
        ) : null}
      </TeamState>
      <Modal isOpen={opened !== null} onClose={() => setOpened(null)} title={t('agent_bet_detail')}>
        {opened ? (
          <div className={styles.sheet}>
            <BetSheet account={account} betNo={opened.betNo} />
          </div>
        ) : null}
      </Modal>
    </section>
  )
}

function BetTable({ list, onOpen }: { list: readonly Bet[]; onOpen: (bet: Bet) => void }) {
  const t = useText()
  return (
    <DataTable
      caption={t('agent_team_betting')}
      rows={list}
      rowKey={(bet) => bet.betNo}
      onOpen={onOpen}
      empty={<EmptyState isSmall title={t('agent_bet_empty')} />}
      columns={[
        {
          key: 'time',
          head: t('agent_bet_time'),
          cell: (bet) => formatRecordTime(bet.openedAt, true),
          card: 'meta',
        },
        {
          key: 'game',
          head: t('agent_bet_game'),
          cell: (bet) => <b>{bet.gameName}</b>,
          card: 'title',
        },
        {
          key: 'stake',
          head: t('agent_bet_stake'),
          cell: (bet) => formatAmount(bet.stakeAmount),
          isFigure: true,
        },
        {
          key: 'valid',
          head: t('agent_valid_bet'),
          cell: (bet) => formatAmount(bet.validBetAmount),
          isFigure: true,
          card: 'hidden',
        },
        {
          key: 'net',
          head: t('agent_bet_result'),
          cell: (bet) => (bet.status === 'PENDING' ? '–' : <Result amount={bet.netAmount} />),
          isFigure: true,
          card: 'amount',
        },
        {
          key: 'state',
          head: t('agent_bet_state'),
          cell: (bet) => <Badge tone={tones[bet.status]}>{t(statusKey(bet.status))}</Badge>,
          card: 'badge',
        },
      ]}
    />
  )
}

function BetSheet({ account, betNo }: { account: string; betNo: string }) {
  const t = useText()
  const { data: bet, error, isPending, refetch } = useCall(readTeamBet, { params: { account, betNo } })
  return (
    <TeamState error={error} isPending={isPending} onRetry={refetch}>
      {bet ? (
        <KeyValues
          rows={[
            { key: 'account', label: t('agent_bet_username'), value: bet.account },
            { key: 'no', label: t('agent_bet_no'), value: bet.betNo, copyText: bet.betNo },
            { key: 'game', label: t('agent_bet_game'), value: bet.gameName },
            { key: 'time', label: t('agent_bet_time'), value: formatRecordTime(bet.openedAt, true) },
            {
              key: 'stake',
              label: t('agent_bet_stake'),
              value: formatMoney(bet.playedAmount ?? bet.stakeAmount, bet.currency),
            },
            { key: 'valid', label: t('agent_valid_bet'), value: formatAmount(bet.validBetAmount) },
            { key: 'payout', label: t('agent_bet_payout'), value: formatAmount(bet.payoutAmount) },
            ...(bet.detail?.lines.map((line, place) => ({
              key: `line-${place}`,
              label: line.name,
              value: `${formatAmount(line.stakeAmount)} → ${line.winAmount === null ? '–' : formatAmount(line.winAmount)}`,
            })) ?? []),
            ...(bet.detail?.result
              ? [{ key: 'drawn', label: t('agent_bet_drawn'), value: bet.detail.result }]
              : []),
            {
              key: 'commission',
              label: t(
                bet.commission?.kind === 'POINT' ? 'agent_bet_commission_day' : 'agent_bet_commission',
              ),
              value: bet.commission ? formatAmount(bet.commission.amount) : '–',
            },
            {
              key: 'state',
              label: t('agent_bet_state'),
              value: <Badge tone={tones[bet.status]}>{t(statusKey(bet.status))}</Badge>,
            },
            {
              key: 'net',
              label: t('agent_bet_result'),
              value: bet.status === 'PENDING' ? '–' : <Result amount={bet.netAmount} />,
              isTotal: true,
            },
          ]}
        />
      ) : null}
    </TeamState>
  )
}
