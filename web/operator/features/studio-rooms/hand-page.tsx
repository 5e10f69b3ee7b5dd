import { readStudioHand, type readStudioHandSchemas } from '../../../../contract/operator/launch/read-studio-hand.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatDateTime, formatMoney } from '../../../ui/i18n/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Kpi, Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { Cards } from './cards.tsx'
import { handTones } from './hands.tsx'

type Whole = ValueOf<typeof readStudioHandSchemas>
type Player = Whole['hand']['players'][number]
type Action = Whole['actions'][number]

/** A hand of a room from its first card to its end, with everybody's cards once it is over. */
export function HandPage({ id }: { id: string }) {
  const t = useText()
  const answer = useCall(readStudioHand, { params: { handId: id } }, { staleMs: 3_000 })
  if (codeOf(answer.error) === 'HAND_NOT_FOUND') return <EmptyState title={t('flr_hands_none')} />
  return (
    <>
      <nav className={parts.back} aria-label={t('common_back')}><ConsoleLink href={paths.rooms}>{t('flr_title')}</ConsoleLink><Icon name="r" size={16} />{answer.data ? answer.data.hand.gameCode : '…'}</nav>
      <Loaded answer={answer}>{(whole) => <Hand whole={whole} />}</Loaded>
    </>
  )
}

function Hand({ whole }: { whole: Whole }) {
  const t = useText()
  const { hand, currency, board, cards, actions } = whole
  const isRunning = hand.state === 'RUNNING'
  const seatName = (seat: number | null) => (seat === null ? t('flr_house') : `${t('flr_seat', { 0: String(seat + 1) })} · ${hand.players.find((player) => player.seat === seat)?.account ?? ''}`)
  const players: Column<Player>[] = [
    { key: 'seat', head: t('flr_seats'), card: 'title', cell: (row) => t('flr_seat', { 0: String(row.seat + 1) }) },
    { key: 'member', head: t('flr_member'), cell: (row) => <ConsoleLink className="link" href={paths.member(row.memberId)}>{row.account}</ConsoleLink> },
    { key: 'cards', head: t('flr_cards'), cell: (row) => (isRunning ? t('flr_hidden') : <Cards cards={cards.find(({ seat }) => seat === row.seat)?.cards ?? []} />) },
    { key: 'result', head: t('flr_result'), isFigure: true, card: 'amount', cell: (row) => `${formatMoney(row.betAmount, currency)} → ${formatMoney(row.winAmount, currency)}` },
  ]
  const steps: Column<Action>[] = [
    { key: 'step', head: '#', isFigure: true, card: 'hidden', cell: (row) => row.step },
    { key: 'seat', head: t('flr_seats'), card: 'title', cell: (row) => seatName(row.seat) },
    { key: 'action', head: t('flr_action'), cell: (row) => row.action },
    { key: 'amount', head: t('common_amount'), isFigure: true, card: 'amount', cell: (row) => (row.amount === null ? '–' : formatMoney(row.amount, currency)) },
    { key: 'at', head: t('flt_when'), cell: (row) => formatDateTime(row.at) },
  ]
  return (
    <>
      <PageHead title={`${hand.gameCode} · ${t('flr_hand_title', { 0: String(hand.handNo) })}`} beside={<Badge tone={handTones[hand.state]}>{t(`flr_state_${hand.state}` as TextKey)}</Badge>} />
      <div className={parts.filters}>
        <Kpi isGold label={t('flr_pot')} value={formatMoney(hand.potAmount, currency)} note={formatDateTime(hand.startedAt)} />
        <Kpi label={t('flr_rake')} value={formatMoney(hand.rakeAmount, currency)} />
        <Kpi label={t('flr_board')} value={<Cards cards={board} />} />
      </div>
      <div className="stack">
        <Panel title={t('flr_players')} isFlush><DataTable caption={t('flr_players')} columns={players} rows={hand.players} rowKey={(row) => String(row.seat)} /></Panel>
        <Panel title={t('flr_steps')} isFlush><DataTable caption={t('flr_steps')} columns={steps} rows={actions} rowKey={(row) => `${row.step} ${row.seat ?? ''} ${row.action}`} /></Panel>
        <Panel title={t('flt_proof')}>
          <KeyValues rows={[
            { key: 'commit', label: t('flt_commit'), value: <code className={parts.wrapping}>{whole.commit}</code>, copyText: whole.commit },
            whole.serverSeed ? { key: 'seed', label: t('flt_seed'), value: <code className={parts.wrapping}>{whole.serverSeed}</code>, copyText: whole.serverSeed } : { key: 'seed', label: t('flt_seed'), value: t('flr_seed_waits') },
          ]} />
        </Panel>
      </div>
    </>
  )
}
