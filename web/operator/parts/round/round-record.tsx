import type { FairRecord } from './fair-record.ts'
import { formatMoney } from '../../../ui/i18n/format.ts'
import { spotName } from '../../../../games/kit/locales/spot-name.ts'
import { useTableWords } from '../../../ui/games/table-words.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Cards } from '../cards/cards.tsx'
import { drawnLine } from '../cards/drawn.ts'
import { ConsoleLink } from '../link.tsx'
import { paths } from '../../paths.ts'
import { PlainTable } from '../plain-table.tsx'
import type { Round } from './round.ts'
import { Shots } from './shots.tsx'

/** Of a round that was no solo round: what was drawn and decided in it, in words, and the page where everybody's part stands. Needs the area floor. */
export function RoundRecord({ round, fair }: { round: Round; fair: NonNullable<Round['fair']> }) {
  const t = useText()
  const id = round.roundId.replace(/:free$/, '')
  const money = (amount: number) => formatMoney(amount, round.currency)
  const record = fair.record as never
  switch (fair.kind) {
    case 'TABLE': return <div className="stack"><p><ConsoleLink className="link" href={paths.tableRound(id)}>{t('rounds_whole_table')}</ConsoleLink></p><TableRecord gameCode={round.gameCode} table={record} money={money} /></div>
    case 'HAND': return <HandRecord hand={record} money={money} />
    case 'FISH': return <div className="stack"><p><ConsoleLink className="link" href={paths.seaWindow(id)}>{t('rounds_whole_window')}</ConsoleLink></p><FishRecord fish={record} money={money} /></div>
    case 'ROOM': return <div className="stack"><p><ConsoleLink className="link" href={paths.roomHand(id)}>{t('rounds_whole_hand')}</ConsoleLink></p><RoomRecord room={record} money={money} /></div>
    default: return null
  }
}

type Money = (amount: number) => string

function TableRecord({ gameCode, table, money }: { gameCode: string; table: FairRecord['TABLE']; money: Money }) {
  const t = useText()
  const words = useTableWords(gameCode)
  return (
    <>
      <KeyValues rows={[
        { key: 'no', label: t('flt_round'), value: String(table.roundNo) },
        { key: 'drawn', label: t('flt_result'), value: table.outcome === null ? t('flt_state_VOID') : drawnLine(table.outcome) },
      ]} />
      <PlainTable caption={t('flt_all_bets')} heads={[t('flt_bet'), t('flt_stake'), t('flt_won')]} rows={table.bets.map((bet) => ({ key: bet.betId, cells: [spotName(words, bet.spot), money(bet.stake), money(bet.winAmount)] }))} />
    </>
  )
}

function HandRecord({ hand, money }: { hand: FairRecord['HAND']; money: Money }) {
  const t = useText()
  const { outcome } = hand
  return (
    <KeyValues rows={[
      { key: 'stake', label: t('flt_stake'), value: money(hand.stake) },
      ...(outcome ? [{ key: 'dealer', label: t('rounds_dealer'), value: <Cards cards={outcome.dealer} /> }] : [{ key: 'void', label: t('flt_state'), value: t('flt_state_VOID') }]),
      ...(outcome?.hands ?? []).map((own, place) => ({
        key: `hand${place}`, label: t('rounds_hand', { 0: String(place + 1) }),
        value: <><Cards cards={own.cards} /> {own.result ? t(`rounds_result_${own.result}` as TextKey) : ''} · {money(own.stake)} → {money(own.winAmount)}</>,
      })),
      ...(outcome && outcome.insuranceAmount > 0 ? [{ key: 'insurance', label: t('rounds_insurance'), value: money(outcome.insuranceAmount) }] : []),
      { key: 'decisions', label: t('rounds_decisions'), value: hand.decisions.map((one) => t(`rounds_decision_${one}` as TextKey)).join(' · ') || '–' },
    ]} />
  )
}

function FishRecord({ fish, money }: { fish: FairRecord['FISH']; money: Money }) {
  return <Shots money={money} shots={fish.shots.map((shot) => ({ ...shot, hits: shot.hits.map((hit) => ({ ...hit, freeShots: hit.freeShots.length, freeKills: hit.freeShots.filter((free) => free.multiple > 0).length })) }))} />
}

function RoomRecord({ room, money }: { room: FairRecord['ROOM']; money: Money }) {
  const t = useText()
  const cardsAt = (to: string) => room.cards.filter((one) => one.to === to).map(({ card }) => card)
  const board = cardsAt('BOARD')
  return (
    <>
      <KeyValues rows={[
        { key: 'no', label: t('flr_hand'), value: String(room.handNo) },
        { key: 'own', label: t('flr_cards'), value: <Cards cards={cardsAt(`SEAT:${room.ownSeat}`)} /> },
        ...(board.length > 0 ? [{ key: 'board', label: t('flr_board'), value: <Cards cards={board} /> }] : []),
        { key: 'rake', label: t('flr_rake'), value: money(room.rakeAmount) },
      ]} />
      <PlainTable caption={t('flr_players')} heads={[t('flr_seats'), t('flr_staked'), t('flr_won')]} rows={room.seats.map((seat) => ({ key: String(seat.seat), cells: [`${t('flr_seat', { 0: String(seat.seat + 1) })} · ${seat.name}`, money(seat.betAmount), money(seat.winAmount)] }))} />
    </>
  )
}
