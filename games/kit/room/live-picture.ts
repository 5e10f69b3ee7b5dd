/** From a room as the member may see it to what is drawn. */
import type { RoomTexts } from '../locales/room-texts.ts'
import type { StageLanguage } from '../stage/page.ts'
import type { RoomLook } from './look.ts'
import { chips } from './money.ts'
import type { Picture, SeatPicture, TurnTime } from './picture.ts'
import type { RoomAnswer, RoomSeat, RoomView } from './view.ts'

export function pictureOf(
  answer: RoomAnswer,
  look: RoomLook,
  language: StageLanguage,
  canSit: boolean,
): Picture {
  const { room, mine, offer } = answer
  const { currency } = room.stakes
  const texts = look.roomTexts[language]
  const winners = room.seats.filter(
    ({ result }) => (result?.winAmount ?? 0) > 0 && (result?.best.length ?? 0) > 0,
  )
  const best = winners.flatMap(({ result }) => result!.best)
  return {
    seatCount: room.seatCount,
    ownSeat: mine?.seat ?? null,
    currency,
    seats: room.seats.map((seat) => seatPicture(seat, answer, look, language)),
    board: look.hasBoard ? room.board : null,
    best,
    pots: room.pots.map(
      ({ amount }, place) => `${place === 0 ? texts.pot : texts.sidePot(place)} ${chips(amount, currency)}`,
    ),
    sidePots:
      room.pots.length > 2
        ? texts.sidePots(
            room.pots
              .slice(1)
              .map(({ amount }) => chips(amount, currency))
              .join(' · '),
          )
        : null,
    status: look.statusLine(room, language),
    takeSeat: canSit && mine === null && (offer !== null || room.waitingCount === 0) ? texts.seat.take : null,
  }
}

function seatPicture(
  seat: RoomSeat,
  answer: RoomAnswer,
  look: RoomLook,
  language: StageLanguage,
): SeatPicture {
  const { room, mine } = answer
  const isOwn = mine?.seat === seat.seat
  const cards = isOwn && mine.cards.length > 0 && seat.isInHand ? mine.cards : seat.cards
  const tag = stateTag(seat, room, look, language)
  return {
    seat: seat.seat,
    name: seat.name,
    isHouse: seat.isHouse,
    avatar: seat.avatar,
    stack: seat.stack,
    tag: tag.text,
    isTagLoud: tag.isLoud,
    cards: isOwn || !seat.isFolded ? cards : [],
    isIn: seat.isInHand ? !seat.isFolded : room.phase === 'WAITING' && seat.state === 'PLAYING',
    isTurn: room.turn?.seats.includes(seat.seat) ?? false,
    betAmount: seat.result ? 0 : seat.betAmount,
    mark: seat.mark === 'DEALER' || seat.mark === 'BANKER' ? seat.mark : null,
    hand:
      look.shownHand(seat, room, language) ||
      (seat.result?.name
        ? look.handName(seat.result.name, language)
        : isOwn
          ? look.ownHand(answer, language)
          : ''),
    // A pot is won as a whole; against a bank it is the difference that counts, either way.
    wonAmount: !seat.result ? 0 : look.hasBoard ? seat.result.winAmount : seat.result.netAmount,
    best: seat.result && seat.result.winAmount > 0 ? seat.result.best : [],
  }
}

function stateTag(
  seat: RoomSeat,
  view: RoomView,
  look: RoomLook,
  language: StageLanguage,
): { text: string; isLoud: boolean } {
  const texts = look.roomTexts[language].seat
  if (seat.isAway) return { text: texts.away, isLoud: false }
  if (!seat.isInHand)
    return {
      text:
        seat.state === 'SITTING_OUT'
          ? texts.sittingOut
          : seat.state === 'WAITING' && view.phase !== 'WAITING'
            ? texts.waiting
            : seat.state === 'LEAVING'
              ? texts.leaving
              : '',
      isLoud: false,
    }
  return look.tagOf(seat, view, language)
}

/** The time of the turn that a seat is in, by the server's clock. */
export function turnTime(
  view: RoomView,
  nowMs: number,
  look: RoomLook,
  language: StageLanguage,
): TurnTime | null {
  const { turn } = view
  if (!turn) return null
  const texts = look.roomTexts[language].turn
  const clockMs = Math.max(0, Date.parse(turn.clockEndsAt) - nowMs)
  const leftMs = Math.max(0, Date.parse(turn.endsAt) - nowMs)
  // A turn that no time bank lengthens ends with its clock.
  const bankMs = Math.max(0, Date.parse(turn.endsAt) - Date.parse(turn.clockEndsAt))
  const isBank = clockMs === 0 && leftMs > 0
  const seconds = Math.ceil((isBank ? leftMs : clockMs) / 1000)
  const words = turn.isProtected
    ? texts.isProtected(seconds)
    : isBank
      ? texts.bankRuns(seconds)
      : bankMs > 0
        ? `${texts.seconds(seconds)} · ${texts.bank(Math.round(bankMs / 1000))}`
        : texts.seconds(seconds)
  return {
    clockShare: Math.min(1, clockMs / look.clockMs(view.phase)),
    bankShare: Math.min(1, leftMs / BANK_MS),
    isBank,
    text: words,
  }
}

/**
 * Whom the table waits for because their line is lost, and for how long; their own plate says it to
 * themselves.
 */
export function waitText(
  { room, mine }: Pick<RoomAnswer, 'room' | 'mine'>,
  nowMs: number,
  texts: RoomTexts['turn'],
): string {
  const { turn, seats } = room
  const away = turn?.isProtected
    ? seats.find(({ seat }) => seat !== mine?.seat && turn.seats.includes(seat))
    : undefined
  return away
    ? texts.keptFor(away.name, Math.max(0, Math.ceil((Date.parse(turn!.endsAt) - nowMs) / 1000)))
    : ''
}

/** A full time bank (domain/studio-games.md §6.1). */
const BANK_MS = 30_000
