import {
  readStudioHand,
  type readStudioHandSchemas,
} from '../../../../contract/operator/launch/read-studio-hand.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Cards } from '../../parts/cards/cards.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Kpi, Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { HandSteps } from './hand-steps.tsx'
import { handTones } from './hands.tsx'
import { HouseBadge } from './house-badge.tsx'

type Whole = ValueOf<typeof readStudioHandSchemas>
type Player = Whole['hand']['players'][number]

/** A hand of a room from its first card to its end, with everybody's cards once it is over. */
export function HandPage({ id }: { id: string }) {
  const t = useText()
  const answer = useCall(readStudioHand, { params: { handId: id } }, { staleMs: 3_000 })
  if (codeOf(answer.error) === 'HAND_NOT_FOUND') return <EmptyState title={t('flr_hands_none')} />
  return (
    <>
      <nav className={parts.back} aria-label={t('common_back')}>
        <ConsoleLink href={paths.rooms}>{t('flr_title')}</ConsoleLink>
        <Icon name="r" size={16} />
        {answer.data ? answer.data.hand.gameName : '…'}
      </nav>
      <Loaded answer={answer}>{(whole) => <Hand whole={whole} />}</Loaded>
    </>
  )
}

function Hand({ whole }: { whole: Whole }) {
  const t = useText()
  const { hand, currency, board, cards, actions } = whole
  const isRunning = hand.state === 'RUNNING'
  const money = (amount: number) => formatMoney(amount, currency)
  const players: Column<Player>[] = [
    { key: 'seat', head: t('flr_seats'), cell: (row) => t('flr_seat', { seatNo: String(row.seat + 1) }) },
    {
      key: 'member',
      head: t('flr_member'),
      card: 'title',
      cell: (row) => (
        <>
          <ConsoleLink className="link" href={paths.member(row.memberId)}>
            {row.account}
          </ConsoleLink>{' '}
          <HouseBadge row={row} />
        </>
      ),
    },
    {
      key: 'cards',
      head: t('flr_cards'),
      cell: (row) =>
        isRunning ? (
          t('flr_hidden')
        ) : (
          <Cards cards={cards.find(({ seat }) => seat === row.seat)?.cards ?? []} />
        ),
    },
    { key: 'staked', head: t('flr_staked'), isFigure: true, cell: (row) => money(row.betAmount) },
    { key: 'won', head: t('flr_won'), isFigure: true, cell: (row) => money(row.winAmount) },
    {
      key: 'net',
      head: t('flr_net'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.winAmount - row.betAmount, currency, { signed: true }),
    },
  ]
  return (
    <>
      <PageHead
        title={`${hand.gameName} · ${t('flr_hand_title', { handNo: String(hand.handNo) })}`}
        beside={<Badge tone={handTones[hand.state]}>{t(`flr_state_${hand.state}` as TextKey)}</Badge>}
      />
      <div className={parts.filters}>
        <Kpi
          isGold
          label={t('flr_pot')}
          value={money(hand.potAmount)}
          note={formatDateTime(hand.startedAt)}
        />
        <Kpi label={t('flr_rake')} value={money(hand.rakeAmount)} />
        {board.length > 0 ? <Kpi label={t('flr_board')} value={<Cards cards={board} />} /> : null}
      </div>
      <div className="stack">
        <Panel title={t('flr_players')} isFlush>
          <DataTable
            caption={t('flr_players')}
            columns={players}
            rows={hand.players}
            rowKey={(row) => String(row.seat)}
          />
        </Panel>
        <Panel title={t('flr_steps')} isFlush>
          <HandSteps actions={actions} players={hand.players} currency={currency} />
        </Panel>
        <Panel title={t('flt_proof')}>
          <KeyValues
            rows={[
              {
                key: 'hand',
                label: t('flr_hand'),
                value: <code className={parts.wrapping}>{hand.handId}</code>,
                copyText: hand.handId,
              },
              {
                key: 'commit',
                label: t('flt_commit'),
                value: <code className={parts.wrapping}>{whole.commit}</code>,
                copyText: whole.commit,
              },
              whole.serverSeed
                ? {
                    key: 'seed',
                    label: t('flt_seed'),
                    value: <code className={parts.wrapping}>{whole.serverSeed}</code>,
                    copyText: whole.serverSeed,
                  }
                : { key: 'seed', label: t('flt_seed'), value: t('flr_seed_waits') },
            ]}
          />
        </Panel>
      </div>
    </>
  )
}
