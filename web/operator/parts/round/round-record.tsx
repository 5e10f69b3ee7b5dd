import type { FairRecord } from './fair-record.ts'
import { formatMoney } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Cards } from '../cards/cards.tsx'
import { drawnLine } from '../cards/drawn.ts'
import { ConsoleLink } from '../link.tsx'
import { paths } from '../../paths.ts'
import { PlainTable } from '../plain-table.tsx'
import type { Round } from './round.ts'
import { Shots } from './shots.tsx'

/**
 * Of a round other than a solo round: its draws and decisions in words, and a link to the page with
 * everybody's part.
 */
export function RoundRecord({ round, fair }: { round: Round; fair: NonNullable<Round['fair']> }) {
  const t = useText()
  const id = round.roundId.replace(/:free$/, '')
  const money = (amount: number) => formatMoney(amount, round.currency)
  const record = fair.record as never
  switch (fair.kind) {
    case 'TABLE':
      return (
        <div className="stack">
          <p>
            <ConsoleLink className="link" href={paths.tableRound(id)}>
              {t('rounds_whole_table')}
            </ConsoleLink>
          </p>
          <TableRecord table={record} />
        </div>
      )
    case 'HAND':
      return <HandRecord hand={record} money={money} />
    case 'FISH':
      return (
        <div className="stack">
          <p>
            <ConsoleLink className="link" href={paths.seaWindow(id)}>
              {t('rounds_whole_window')}
            </ConsoleLink>
          </p>
          <FishRecord fish={record} money={money} />
        </div>
      )
    case 'ROOM':
      return (
        <div className="stack">
          <p>
            <ConsoleLink className="link" href={paths.roomHand(id)}>
              {t('rounds_whole_hand')}
            </ConsoleLink>
          </p>
          <RoomRecord room={record} money={money} />
        </div>
      )
    default:
      return null
  }
}

type Money = (amount: number) => string

/** What was bet on it is said beside it, as for every vendor. */
function TableRecord({ table }: { table: FairRecord['TABLE'] }) {
  const t = useText()
  return (
    <KeyValues
      rows={[
        { key: 'no', label: t('flt_round'), value: String(table.roundNo) },
        {
          key: 'drawn',
          label: t('flt_result'),
          value: table.outcome === null ? t('flt_state_VOID') : drawnLine(table.outcome),
        },
      ]}
    />
  )
}

function HandRecord({ hand, money }: { hand: FairRecord['HAND']; money: Money }) {
  const t = useText()
  const { outcome } = hand
  return (
    <KeyValues
      rows={[
        { key: 'stake', label: t('flt_stake'), value: money(hand.stake) },
        ...(outcome
          ? [{ key: 'dealer', label: t('rounds_dealer'), value: <Cards cards={outcome.dealer} /> }]
          : [{ key: 'void', label: t('flt_state'), value: t('flt_state_VOID') }]),
        ...(outcome?.hands ?? []).map((own, place) => ({
          key: `hand${place}`,
          label: t('rounds_hand', { handNo: String(place + 1) }),
          value: (
            <>
              <Cards cards={own.cards} /> {own.result ? t(`rounds_result_${own.result}` as TextKey) : ''} ·{' '}
              {money(own.stake)} → {money(own.winAmount)}
            </>
          ),
        })),
        ...(outcome && outcome.insuranceAmount > 0
          ? [{ key: 'insurance', label: t('rounds_insurance'), value: money(outcome.insuranceAmount) }]
          : []),
        {
          key: 'decisions',
          label: t('rounds_decisions'),
          value: hand.decisions.map((one) => t(`rounds_decision_${one}` as TextKey)).join(' · ') || '–',
        },
      ]}
    />
  )
}

function FishRecord({ fish, money }: { fish: FairRecord['FISH']; money: Money }) {
  return (
    <Shots
      money={money}
      shots={fish.shots.map((shot) => ({
        ...shot,
        hits: shot.hits.map((hit) => ({
          ...hit,
          freeShots: hit.freeShots.length,
          freeKills: hit.freeShots.filter((free) => free.multiple > 0).length,
        })),
      }))}
    />
  )
}

function RoomRecord({ room, money }: { room: FairRecord['ROOM']; money: Money }) {
  const t = useText()
  const cardsAt = (to: string) => room.cards.filter((one) => one.to === to).map(({ card }) => card)
  const board = cardsAt('BOARD')
  return (
    <>
      <KeyValues
        rows={[
          { key: 'no', label: t('flr_hand'), value: String(room.handNo) },
          { key: 'own', label: t('flr_cards'), value: <Cards cards={cardsAt(`SEAT:${room.ownSeat}`)} /> },
          ...(board.length > 0
            ? [{ key: 'board', label: t('flr_board'), value: <Cards cards={board} /> }]
            : []),
          { key: 'rake', label: t('flr_rake'), value: money(room.rakeAmount) },
        ]}
      />
      <PlainTable
        caption={t('flr_players')}
        heads={[t('flr_seats'), t('flr_staked'), t('flr_won')]}
        rows={room.seats.map((seat) => ({
          key: String(seat.seat),
          cells: [
            `${t('flr_seat', { seatNo: String(seat.seat + 1) })} · ${seat.name}`,
            money(seat.betAmount),
            money(seat.winAmount),
          ],
        }))}
      />
    </>
  )
}
