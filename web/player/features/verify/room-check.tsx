import { formatMoney } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { checkRoom } from './check-shared.ts'
import { Cards } from './drawn.tsx'
import type { FairRoundOf } from './fair-round.ts'
import { CheckFrame, Code, SeedSteps, Step } from './parts.tsx'
import { useChecked } from './use-checked.ts'
import styles from './verify.module.css'

/** A hand of a room: the seats' part, the shuffled deck, and what each seat did. */
export function RoomCheck({ round }: { round: FairRoundOf<'ROOM'> }) {
  const t = useText()
  const checked = useChecked(round, checkRoom)
  const { proof, serverSeed, room } = round
  const money = (amount: number) => formatMoney(amount, round.currency)
  const seatName = (seat: number) => t(seat === room.ownSeat ? 'fairx_own_seat' : 'fairx_seat', { 0: String(seat + 1) })
  return (
    <CheckFrame round={round} isRight={checked?.isRight ?? null}>
      <ol className={styles.steps}>
        <SeedSteps commit={proof.commit} serverSeed={serverSeed} isCommitRight={checked?.isCommitRight} waiting={t('fairx_waiting_room')} />
        <Step title={t('fairx_part_room')} isDone={checked?.isPartRight}>
          <Code text={proof.clientSeed} />
          <ul className={styles.seeds}>{room.seeds.map(({ seat, clientSeed }) => <li key={seat}><span>{seatName(seat)}</span><code>{clientSeed}</code></li>)}</ul>
          {checked ? <p className="note text-3">{t(checked.isPartRight ? 'fairx_part_match' : 'fairx_part_mismatch', { 0: room.seeds.length })}</p> : null}
        </Step>
        <Step title={t('fairx_deck')} isDone={checked?.isDeckRight}>
          <dl className={styles.drawn}>{[...Map.groupBy(room.cards, ({ to }) => to)].map(([to, cards]) => <div key={to}><dt>{to.startsWith('SEAT:') ? seatName(Number.parseInt(to.slice(5), 10)) : t(to === 'BOARD' ? 'fairx_board' : 'fairx_burn')}</dt><dd><Cards cards={cards.map(({ card }) => card)} /></dd></div>)}</dl>
          {checked ? <p className="note text-3">{t(checked.isDeckRight ? 'fairx_deck_match' : 'fairx_deck_mismatch')}</p> : null}
        </Step>
        <Step title={t('fairx_actions')} isDone>
          <ol className={styles.seeds}>{room.actions.map(({ step, seat, action, amount }) => <li key={`${step}.${seat}`}><span>{seatName(seat)}</span><span>{action}{amount === null ? '' : ` ${money(amount)}`}</span></li>)}</ol>
          <ul className={styles.seeds}>{room.seats.map((seat) => <li key={seat.seat}><span>{seatName(seat.seat)} · {seat.name}</span><span>{money(seat.betAmount)} → {money(seat.winAmount)}</span></li>)}</ul>
        </Step>
      </ol>
    </CheckFrame>
  )
}
