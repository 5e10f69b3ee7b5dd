import { Badge } from '../../../ui/badge/badge.tsx'
import { formatMoney } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { checkRoom, type CheckedSeat } from './check-room.ts'
import { Cards } from './drawn.tsx'
import type { FairRoundOf } from './fair-round.ts'
import { CheckFrame, Code, SeedSteps, Step } from './parts.tsx'
import { useChecked } from './use-checked.ts'
import styles from './verify.module.css'

const moves: Readonly<Record<string, TextKey>> = {
  FOLD: 'fairx_move_fold',
  CHECK: 'fairx_move_check',
  CALL: 'fairx_move_call',
  BET: 'fairx_move_bet',
  RAISE: 'fairx_move_raise',
  TIMEOUT: 'fairx_move_timeout',
  BID: 'fairx_move_bid',
  PASS: 'fairx_move_pass',
  DRAW: 'fairx_move_draw',
  STAND: 'fairx_move_no_draw',
}

/** A hand of a room: the seats’ part, the shuffled deck, what each seat did, and what that came to. */
export function RoomCheck({ round }: { round: FairRoundOf<'ROOM'> }) {
  const t = useText()
  const { checked, not } = useChecked(round, checkRoom)
  const { proof, serverSeed, room } = round
  const money = (amount: number) => formatMoney(amount, round.currency)
  const seatName = (seat: number) =>
    t(seat === room.ownSeat ? 'fairx_own_seat' : 'fairx_seat', { seatNo: String(seat + 1) })
  const nameOf = ({ name, isHouse }: { name: string; isHouse: boolean }) =>
    isHouse ? t('fairx_house_player', { name }) : name
  const signed = (amount: number) => formatMoney(amount, round.currency, { signed: true })
  /** A bid is of rounds; everything else that has a figure is of money. */
  const moveText = (action: string, amount: number | null) => {
    const key = moves[action]
    return key
      ? t(key, { amount: amount === null ? '' : action === 'BID' ? String(amount) : money(amount) })
      : action
  }
  const columns: Column<CheckedSeat>[] = [
    {
      key: 'seat',
      head: t('fairx_name'),
      card: 'title',
      cell: ({ seat, name }) =>
        `${seatName(seat)} · ${nameOf(room.seats.find((one) => one.seat === seat) ?? { name, isHouse: false })}`,
    },
    { key: 'computed', head: t('fairx_computed'), isFigure: true, cell: ({ computed }) => signed(computed) },
    {
      key: 'booked',
      head: t('fairx_booked'),
      isFigure: true,
      card: 'amount',
      cell: ({ computed, recorded }) =>
        recorded === computed ? signed(recorded) : <Badge tone="bad">{signed(recorded)}</Badge>,
    },
  ]
  return (
    <CheckFrame round={round} isRight={checked?.isRight ?? null} not={not}>
      <ol className={styles.steps}>
        <SeedSteps
          commit={proof.commit}
          serverSeed={serverSeed}
          isCommitRight={checked?.isCommitRight}
          waiting={t('fairx_waiting_room')}
        />
        <Step title={t('fairx_part_room')} isDone={checked?.isPartRight}>
          <Code text={proof.clientSeed} />
          <ul className={styles.seeds}>
            {room.seeds.map(({ seat, clientSeed }) => (
              <li key={seat}>
                <span>{seatName(seat)}</span>
                <code>{clientSeed}</code>
              </li>
            ))}
          </ul>
          {checked ? (
            <p className="note text-3">
              {t(checked.isPartRight ? 'fairx_part_match' : 'fairx_part_mismatch', {
                count: room.seeds.length,
              })}
            </p>
          ) : null}
        </Step>
        <Step title={t('fairx_deck')} isDone={checked?.isDeckRight}>
          <Dealt cards={room.cards} seatName={seatName} />
          {checked ? (
            <p className="note text-3">
              {t(checked.isDeckRight ? 'fairx_deck_match' : 'fairx_deck_mismatch')}
            </p>
          ) : null}
        </Step>
        <Step title={t('fairx_actions')} isDone>
          <ol className={styles.seeds}>
            {room.actions.map(({ step, seat, action, amount }) => (
              <li key={`${step}.${seat}`}>
                <span>{seatName(seat)}</span>
                <span>{moveText(action, amount)}</span>
              </li>
            ))}
          </ol>
        </Step>
        <Step title={t('fairx_money_room')} isDone={checked?.isMoneyRight ?? undefined}>
          {checked?.isMoneyRight == null ? (
            <ul className={styles.seeds}>
              {room.seats.map((seat) => (
                <li key={seat.seat}>
                  <span>
                    {seatName(seat.seat)} · {nameOf(seat)}
                  </span>
                  <span>{signed(seat.winAmount - seat.betAmount)}</span>
                </li>
              ))}
            </ul>
          ) : (
            <DataTable
              caption={t('fairx_money_room')}
              columns={columns}
              rows={checked.seats}
              rowKey={({ seat }) => String(seat)}
              isDense
            />
          )}
          {checked ? (
            <p className="note text-3">
              {t(
                checked.isMoneyRight === null
                  ? 'fairx_rules_changed'
                  : checked.isMoneyRight
                    ? 'fairx_money_match'
                    : 'fairx_money_mismatch',
              )}
            </p>
          ) : null}
        </Step>
      </ol>
    </CheckFrame>
  )
}

/** The cards of the deck by where they went. */
function Dealt({
  cards,
  seatName,
}: {
  cards: FairRoundOf<'ROOM'>['room']['cards']
  seatName: (seat: number) => string
}) {
  const t = useText()
  return (
    <dl className={styles.drawn}>
      {[...new Set(cards.map(({ to }) => to))].map((to) => (
        <div key={to}>
          <dt>
            {to.startsWith('SEAT:')
              ? seatName(Number.parseInt(to.slice(5), 10))
              : t(to === 'BOARD' ? 'fairx_board' : 'fairx_burn')}
          </dt>
          <dd>
            <Cards cards={cards.filter((dealt) => dealt.to === to).map(({ card }) => card)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
