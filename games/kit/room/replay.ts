/** A finished hand, step by step: the position of the replay, and the table at that step. */
import type { ReplayEvent, ReplayHand, RoomAnswer, RoomSeat } from './view.ts'

export interface Replay {
  readonly at: number
  readonly end: number
  readonly isPlaying: boolean
}

export type ReplayCommand = 'FIRST' | 'BACK' | 'NEXT' | 'LAST' | 'PLAY' | 'PAUSE' | 'TICK'

export const openReplay = (hand: ReplayHand): Replay => ({
  at: 0,
  end: Math.max(0, hand.frames.length - 1),
  isPlaying: false,
})

/** A step by hand stops the play; play at the end begins again, and stops by itself at the end. */
export function moveReplay(replay: Replay, command: ReplayCommand): Replay {
  const { at, end, isPlaying } = replay
  switch (command) {
    case 'FIRST':
      return { at: 0, end, isPlaying: false }
    case 'BACK':
      return { at: Math.max(0, at - 1), end, isPlaying: false }
    case 'NEXT':
      return { at: Math.min(end, at + 1), end, isPlaying: false }
    case 'LAST':
      return { at: end, end, isPlaying: false }
    case 'PLAY':
      return { at: at === end ? 0 : at, end, isPlaying: end > 0 }
    case 'PAUSE':
      return { at, end, isPlaying: false }
    case 'TICK':
      return isPlaying ? { at: Math.min(end, at + 1), end, isPlaying: at + 1 < end } : replay
  }
}

/** How long a step is shown during play: as long as it took, within what a reader wants. */
export function paceMs(hand: ReplayHand, at: number): number {
  const now = hand.frames[at]
  const next = hand.frames[at + 1]
  if (!now || !next) return 1200
  return Math.min(2400, Math.max(700, Date.parse(next.at) - Date.parse(now.at)))
}

/** The table at a step, as a room that its player looks at. */
export function answerAt(hand: ReplayHand, at: number): RoomAnswer {
  const frame = hand.frames[at]!
  const whoIs = new Map(hand.seats.map((one) => [one.seat, one]))
  const seats = frame.seats.map(
    (seat): RoomSeat => ({
      ...seat,
      name: whoIs.get(seat.seat)?.name ?? '',
      isHouse: whoIs.get(seat.seat)?.isHouse ?? false,
      avatar: avatarOfReplay(hand, seat.seat),
      state: 'PLAYING',
      isAway: false,
      isInHand: true,
      timeBankMs: 0,
    }),
  )
  const own = frame.seats.find(({ seat }) => seat === hand.ownSeat)
  return {
    room: {
      roomId: hand.roomId,
      number: 0,
      isPrivate: false,
      state: 'OPEN',
      version: at,
      stakes: hand.stakes,
      seatCount: hand.seatCount,
      seats,
      handNo: hand.handNo,
      handId: hand.handId,
      step: frame.step,
      phase: frame.phase,
      board: frame.board,
      pots: frame.pots,
      turn: null,
      nextHandAt: null,
      commit: null,
      nextCommit: '',
      proof: null,
      lastProof: null,
      waitingCount: 0,
      chat: [],
      extra: frame.extra,
      serverNow: frame.at,
    },
    mine: {
      seat: hand.ownSeat,
      cards: own?.cards ?? [],
      actions: [],
      clientSeed: '',
      topUpMax: 0,
      pendingTopUp: 0,
      isLeaving: false,
    },
    code: null,
    topic: '',
    waitingPlace: null,
    offer: null,
    rathole: null,
    balance: 0,
    currency: hand.stakes.currency,
  }
}

/** The record keeps no figures of players; a seat has the same one all through a replay. */
const avatarOfReplay = (hand: ReplayHand, seat: number): number => (seat * 5 + hand.handNo) % 12

/** Everything that happened up to a step, in order. */
export function eventsUntil(hand: ReplayHand, at: number): ReplayEvent[] {
  return hand.frames.slice(0, at + 1).flatMap(({ events }) => events)
}
