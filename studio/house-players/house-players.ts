/**
 * House players: in a demo some sit in the rooms of the smallest stakes, so that a member who comes alone
 * finds somebody to play with. They give the same orders as members, see what a member at that seat sees, and
 * keep two seats free. Nothing in memory would be missed: an abandoned seat is given up like every lost seat,
 * or taken over by the next process.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { clock } from '../../kernel/clock.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { bigBetOf } from '../rooms/room-games.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { RoomAnswer, RoomRowView, RoomView } from '../rooms/view.ts'
import type { Seat } from '../core/seats.ts'
import { chooseMove } from './playing-style.ts'

/** An account of the house and its place: the game's first room, or its second. */
export interface HousePlayerAccount {
  readonly memberId: string
  readonly merchantId: string
  readonly gameCode: string
  readonly place: number
}

export interface HousePlayersParts {
  readonly rooms: Rooms
  readonly accounts: readonly HousePlayerAccount[]
  /** Opens the game for the account; returns what the wallet needs. */
  admit(account: HousePlayerAccount): Promise<string>
  /** Makes sure that the account has at least this much. */
  fund(account: HousePlayerAccount, amount: number): Promise<void>
  readonly onError: (error: unknown) => void
  /** In [0, 1), and how long a player thinks: like people by default. */
  readonly chance?: () => number
  readonly pauseMs?: () => number
}

interface Player {
  readonly account: HousePlayerAccount
  seat: Seat | null
  roomId: string | null
  place: number | null
  isBusy: boolean
  isThinking: boolean
}

const LOOK_MS = 60_000
const LEAST_FREE = 2
const SHORTEST_PAUSE_MS = 1_000
const PAUSE_SPAN_MS = 3_000
const BUSY_MS = 20

export class HousePlayers {
  readonly #parts: HousePlayersParts
  readonly #players: readonly Player[]
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #atWork = new Set<Promise<void>>()
  #look: NodeJS.Timeout | null = null
  #isClosed = false

  constructor(parts: HousePlayersParts) {
    this.#parts = parts
    this.#players = parts.accounts.map((account) => ({
      account,
      seat: null,
      roomId: null,
      place: null,
      isBusy: false,
      isThinking: false,
    }))
  }

  /** Sits down, and checks sometimes for what was missed. */
  async start(): Promise<void> {
    if (this.#isClosed) return
    this.#look ??= setInterval(() => {
      void this.lookRound()
    }, LOOK_MS)
    this.#look.unref()
    await this.lookRound()
  }

  async lookRound(): Promise<void> {
    for (const player of this.#players) await this.#do(player, () => this.#takePart(player))
  }

  /** Every push of a room is passed here. */
  heard(topic: string, data: unknown): void {
    if (this.#isClosed || !topic.startsWith('room:')) return
    const room = data as RoomView
    const here = this.#players.filter(({ roomId }) => roomId === room.roomId)
    for (const player of here) this.#hear(player, room)
    // The next member finds a seat: a house player stands up.
    const isOneGoing = room.seats.some(({ isHouse, state }) => isHouse && state === 'LEAVING')
    const leaver = here.find(({ isBusy }) => !isBusy)
    if (leaver && !isOneGoing && freeIn(room) < LEAST_FREE) void this.#do(leaver, () => this.#leave(leaver))
  }

  /** Acts no more. Seats stay as they are. */
  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#look) clearInterval(this.#look)
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    await Promise.allSettled(this.#atWork)
  }

  #hear(player: Player, room: RoomView): void {
    const own = room.seats.find((seat) => seat.seat === player.place)
    if (!own) return
    if (room.turn?.seats.includes(own.seat)) this.#think(player, room)
    const isShort = own.stack < room.stakes.minBuyIn && !own.isInHand
    if ((isShort || own.state === 'SITTING_OUT') && !player.isBusy)
      void this.#do(player, () => this.#takePart(player))
  }

  /** Acts after a pause, well within the time of the turn. */
  #think(player: Player, room: RoomView): void {
    if (player.isThinking) return
    player.isThinking = true
    const { chance = anyChance, pauseMs = () => SHORTEST_PAUSE_MS + chance() * PAUSE_SPAN_MS } = this.#parts
    const leftMs = Date.parse(room.turn!.endsAt) - clock.nowMs()
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer)
        player.isThinking = false
        // Busy with what it saw before: it looks again after that, since no other push may come.
        if (player.isBusy) this.#think(player, room)
        else void this.#do(player, () => this.#act(player))
      },
      Math.max(player.isBusy ? BUSY_MS : 0, Math.min(pauseMs(), leftMs / 2)),
    )
    timer.unref()
    this.#timers.add(timer)
  }

  async #act(player: Player): Promise<void> {
    const { seat, roomId } = player
    if (!seat || roomId === null) return
    const { rooms, chance = anyChance } = this.#parts
    const answer = await rooms.read(seat, roomId)
    const { room } = answer
    const move = chooseMove(answer, chance)
    if (move)
      await rooms.act(seat, roomId, { handNo: room.handNo, step: room.step, ...move, key: randomUUID() })
  }

  async #takePart(player: Player): Promise<void> {
    const seat = (player.seat ??= await this.#open(player))
    const answer = await this.#whereIs(player, seat)
    if (!answer) return this.#sitDown(player, seat)
    const { room, mine } = answer
    const own = room.seats.find((one) => one.seat === mine!.seat)!
    if (mine!.isLeaving) return
    const { rooms, fund } = this.#parts
    if (own.stack + mine!.pendingTopUp < room.stakes.minBuyIn && mine!.topUpMax > 0) {
      const amount = Math.min(mine!.topUpMax, usualBuyIn(room.stakes) - own.stack)
      await fund(player.account, amount)
      await rooms.topUp(seat, room.roomId, { amount, key: randomUUID() })
    }
    if (own.state === 'SITTING_OUT') await rooms.presence(seat, room.roomId, 'IN')
    if (room.turn?.seats.includes(own.seat)) this.#think(player, room)
  }

  async #open({ account }: Player): Promise<Seat> {
    const { memberId, merchantId, gameCode } = account
    return {
      sessionId: randomUUID(),
      memberId,
      merchantId,
      gameCode,
      isFree: false,
      currency: this.#parts.rooms.core.parts.currencyOf(merchantId),
      walletToken: await this.#parts.admit(account),
    }
  }

  /** The room of the account, also if an earlier process seated it. */
  async #whereIs(player: Player, seat: Seat): Promise<RoomAnswer | undefined> {
    const { rooms } = this.#parts
    const roomId = player.roomId ?? (await rooms.list(seat, {})).list.find((row) => row.isSeated)?.roomId
    const answer = roomId === undefined ? undefined : await rooms.read(seat, roomId)
    player.roomId = answer?.mine ? roomId! : null
    player.place = answer?.mine?.seat ?? null
    return answer?.mine ? answer : undefined
  }

  async #sitDown(player: Player, seat: Seat): Promise<void> {
    const { rooms, fund } = this.#parts
    const row = roomsOfPlay((await rooms.list(seat, {})).list)[player.account.place]
    if (!row || row.seatCount - row.playerCount - row.waitingCount <= LEAST_FREE) return
    const { rathole } = await rooms.read(seat, row.roomId)
    const buyIn = Math.max(rathole?.amount ?? 0, usualBuyIn(row.stakes))
    await fund(player.account, buyIn)
    const { value } = await rooms.sit(seat, row.roomId, { buyIn, device: '', network: '', key: randomUUID() })
    player.roomId = row.roomId
    player.place = value.mine?.seat ?? null
  }

  async #leave(player: Player): Promise<void> {
    const { seat, roomId } = player
    if (!seat || roomId === null) return
    await this.#parts.rooms.leave(seat, roomId, randomUUID())
    player.roomId = null
    player.place = null
  }

  /** One action at a time for each player. A refused one is tried again with the next push. */
  async #do(player: Player, work: () => Promise<void>): Promise<void> {
    if (this.#isClosed || player.isBusy) return
    player.isBusy = true
    const running = work().catch((error: unknown) => {
      if (!(error instanceof Refusal)) return this.#parts.onError(error)
      // Its session ended: the next check opens another.
      if (error.code === 'GAME_TOKEN_INVALID' || error.code === 'SESSION_EXPIRED') player.seat = null
    })
    this.#atWork.add(running)
    await running
    this.#atWork.delete(running)
    player.isBusy = false
  }
}

const anyChance = (): number => randomInt(2 ** 32) / 2 ** 32

const freeIn = (room: RoomView): number => room.seatCount - room.seats.length - room.waitingCount

/** Like a member who does not choose: three eighths between the least and the most. */
const usualBuyIn = ({ minBuyIn, maxBuyIn }: RoomView['stakes']): number =>
  minBuyIn + Math.floor(((maxBuyIn - minBuyIn) * 3) / 8)

/** The first public room of every kind, the smallest stakes and the fewest seats first. */
function roomsOfPlay(rows: readonly RoomRowView[]): RoomRowView[] {
  const open = rows
    .filter((row) => !row.isPrivate)
    .toSorted(
      (one, other) =>
        bigBetOf(one.stakes) - bigBetOf(other.stakes) ||
        one.seatCount - other.seatCount ||
        one.number - other.number,
    )
  return open.filter(
    (row, place) =>
      open.findIndex(
        (one) => bigBetOf(one.stakes) === bigBetOf(row.stakes) && one.seatCount === row.seatCount,
      ) === place,
  )
}
