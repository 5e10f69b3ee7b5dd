import type { readStudioHandSchemas } from '../../../../contract/operator/launch/read-studio-hand.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { pointsOf } from '../../../../kernel/pokdeng/hand.ts'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText, type TextKey, type Translate } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Cards } from '../../parts/cards/cards.tsx'

type Whole = ValueOf<typeof readStudioHandSchemas>
type Step = Whole['actions'][number]
type HandEvent = Step['events'][number]
interface Line extends HandEvent {
  key: string
  phase: Step['phase']
  potAmount: Step['potAmount']
  at: string
}

/** Dealt cards are shown beside the players; the beginning of a phase is shown by its name. */
const SILENT = new Set(['DEAL', 'BIDDING', 'BETTING'])
const STREETS = new Set(['FLOP', 'TURN', 'RIVER'])

/** A hand line by line, in words, in the order in which the table saw it. */
export function HandSteps({
  actions,
  players,
  currency,
}: {
  actions: readonly Step[]
  players: Whole['hand']['players']
  currency: string
}) {
  const t = useText()
  const lines = linesOf(actions)
  const who = (seat: number | null) => {
    if (seat === null) return t('flr_house')
    const player = players.find((one) => one.seat === seat)
    if (!player) return t('flr_seat', { seatNo: String(seat + 1) })
    return player.isHouse ? t('flr_of_house', { account: player.account }) : player.account
  }
  const columns: Column<Line>[] = [
    {
      key: 'phase',
      head: t('flr_phase'),
      cell: (row) => (row.phase ? t(`flr_phase_${row.phase}` as TextKey) : '–'),
    },
    { key: 'who', head: t('flr_who'), card: 'title', cell: (row) => who(row.seat) },
    {
      key: 'what',
      head: t('flr_happened'),
      cell: (row) => (
        <>
          {sentenceOf(row, currency, t)}{' '}
          {row.cards.length > 0 && !row.cards.includes(-1) ? <Cards cards={row.cards} /> : null}
          {row.type === 'SHOW' && row.note
            ? ` ${t(`flr_worth_${row.note}` as 'flr_worth_POINTS', { count: pointsOf(row.cards) })}`
            : null}
        </>
      ),
    },
    {
      key: 'pot',
      head: t('flr_pot'),
      isFigure: true,
      card: 'amount',
      cell: (row) => (row.potAmount === null ? '–' : formatMoney(row.potAmount, currency)),
    },
    { key: 'at', head: t('flt_when'), cell: (row) => formatDateTime(row.at) },
  ]
  return <DataTable caption={t('flr_steps')} columns={columns} rows={lines} rowKey={(row) => row.key} />
}

/** A street consists of the cards it opened, not of the step before it. */
function linesOf(actions: readonly Step[]): Line[] {
  let phase: string | null = null
  return actions.flatMap((step) => {
    phase ??= step.phase
    const lines = step.events
      .filter(({ type }) => !SILENT.has(type))
      .map((event, place): Line => {
        if (STREETS.has(event.type)) phase = event.type
        if (event.type === 'SHOW' || event.type === 'WIN') phase = step.phase
        return { ...event, key: `${step.step} ${place}`, phase, potAmount: step.potAmount, at: step.at }
      })
    phase = step.phase
    return lines
  })
}

function sentenceOf({ type, amount, note }: HandEvent, currency: string, t: Translate): string {
  if (STREETS.has(type)) return t(`flr_phase_${type}` as TextKey)
  const isRounds = type === 'BID' || type === 'BANK'
  const text = t(`flr_event_${type}` as TextKey, {
    amount: amount === null ? '' : isRounds ? String(amount) : formatMoney(amount, currency),
  })
  return note === 'ALL_IN' ? t('flr_event_all_in', { text }) : text
}
