import { listStudioTables } from '../../../../contract/operator/launch/list-studio-tables.ts'
import {
  readStudioRound,
  type readStudioRoundSchemas,
} from '../../../../contract/operator/launch/read-studio-round.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { spotName } from '../../../../games/kit/locales/spot-name.ts'
import { useLanguage, useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { Steps } from './round-steps.tsx'
import { Spots } from './spots.tsx'
import { useTableWords } from '../../../ui/games/table-words.ts'
import { fullName, tableTones, type Table } from './types.ts'
import { VoidOrders } from './void-orders.tsx'

type Whole = ValueOf<typeof readStudioRoundSchemas>
type Bet = Whole['bets'][number]

/** One round of a table: how it came about step by step, every bet, and what proves it. */
export function TableRoundPage({ id }: { id: string }) {
  const t = useText()
  const language = useLanguage()
  const answer = useCall(
    readStudioRound,
    { params: { roundId: id } },
    { refetchEveryMs: 5_000, staleMs: 1_000 },
  )
  const tables = useCall(listStudioTables, {}, { staleMs: 60_000 })
  const table = tables.data?.list.find(({ tableId }) => tableId === answer.data?.tableId)
  const name = table ? fullName(table, table.names[language === 'th' ? 'th' : 'en']) : ''
  if (codeOf(answer.error) === 'ROUND_NOT_FOUND') return <EmptyState title={t('flt_rounds_none')} />
  return (
    <>
      <nav className={parts.back} aria-label={t('common_back')}>
        <ConsoleLink href={paths.tables}>{t('flt_title')}</ConsoleLink>
        <Icon name="r" size={16} />
        {name}
      </nav>
      <Loaded answer={answer}>
        {(whole) => (
          <Round
            whole={whole}
            name={name}
            gameCode={table?.gameCode ?? ''}
            tables={tables.data?.list ?? []}
          />
        )}
      </Loaded>
    </>
  )
}

function Round({
  whole,
  name,
  gameCode,
  tables,
}: {
  whole: Whole
  name: string
  gameCode: string
  tables: readonly Table[]
}) {
  const t = useText()
  const words = useTableWords(gameCode)
  const { round, bets, currency, order } = whole
  const columns: Column<Bet & { place: number }>[] = [
    {
      key: 'member',
      head: t('flr_member'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className="link" href={paths.member(row.memberId)}>
          {row.account}
        </ConsoleLink>
      ),
    },
    {
      key: 'spot',
      head: t('flt_bet'),
      cell: (row) => (
        <>
          {spotName(words, row.spot)} {row.mode === 'FREE' ? <Badge>{t('flt_free')}</Badge> : null}
        </>
      ),
    },
    {
      key: 'stake',
      head: t('flt_stake'),
      isFigure: true,
      cell: (row) => formatMoney(row.stakeAmount, row.mode === 'FREE' ? 'TRIAL' : currency),
    },
    {
      key: 'won',
      head: t('flt_won'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.winAmount, row.mode === 'FREE' ? 'TRIAL' : currency),
    },
    {
      key: 'state',
      head: t('flt_state'),
      card: 'hidden',
      cell: (row) => t(`flt_bet_${row.state}` as TextKey),
    },
    { key: 'at', head: t('flt_when'), cell: (row) => formatDateTime(row.placedAt) },
  ]
  return (
    <>
      <PageHead
        title={t('flt_round_title', { name, roundNo: String(round.roundNo) })}
        beside={<Badge tone={tableTones[round.state]}>{t(`flt_state_${round.state}` as TextKey)}</Badge>}
      />
      <div className="stack">
        {order ? <VoidOrders orders={[order]} tables={tables} currency={currency} /> : null}
        <Panel title={t('flt_replay')}>
          <Steps whole={whole} words={words} />
        </Panel>
        <Panel title={t('flt_spots')}>
          <Spots gameCode={gameCode} round={round} currency={currency} />
        </Panel>
        <Panel title={t('flt_all_bets')} isFlush>
          <DataTable
            caption={t('flt_all_bets')}
            columns={columns}
            rows={bets.map((bet, place) => ({ ...bet, place }))}
            rowKey={(row) => String(row.place)}
            empty={<EmptyState isSmall title={t('flt_bets_none')} />}
          />
        </Panel>
        <Panel title={t('flt_proof')}>
          <KeyValues
            rows={[
              {
                key: 'commit',
                label: t('flt_commit'),
                value: <code className={parts.wrapping}>{round.commit}</code>,
                copyText: round.commit,
              },
              round.serverSeed
                ? {
                    key: 'seed',
                    label: t('flt_seed'),
                    value: <code className={parts.wrapping}>{round.serverSeed}</code>,
                    copyText: round.serverSeed,
                  }
                : { key: 'seed', label: t('flt_seed'), value: t('flt_seed_waits') },
              ...(round.clientPart
                ? [
                    {
                      key: 'part',
                      label: t('flt_part'),
                      value: <code className={parts.wrapping}>{round.clientPart}</code>,
                      copyText: round.clientPart,
                    },
                  ]
                : []),
            ]}
          />
        </Panel>
      </div>
    </>
  )
}
