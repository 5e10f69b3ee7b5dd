/**
 * One room over HTTP and the topic `room:<topic>` of its answer: the push brings what everybody sees, and
 * what the member alone may see (own cards, what may be done) is read again whenever it can have changed. An
 * older state never replaces a newer one.
 */
import { actInRoom } from '../../contract/vendor/studio/act-in-room.ts'
import { changeRoomSeed } from '../../contract/vendor/studio/change-room-seed.ts'
import { joinRoomQueue } from '../../contract/vendor/studio/join-room-queue.ts'
import { leaveRoomQueue } from '../../contract/vendor/studio/leave-room-queue.ts'
import { leaveRoomSeat } from '../../contract/vendor/studio/leave-room-seat.ts'
import { markRoomPresence } from '../../contract/vendor/studio/mark-room-presence.ts'
import { readRoom } from '../../contract/vendor/studio/read-room.ts'
import { sayInRoom } from '../../contract/vendor/studio/say-in-room.ts'
import { takeRoomSeat } from '../../contract/vendor/studio/take-room-seat.ts'
import { topUpStack } from '../../contract/vendor/studio/top-up-stack.ts'
import type { HandProof, RoomAnswer, RoomView } from '../../games/kit/room/view.ts'
import type { LiveRoom, RoomListener } from '../../games/kit/room/live-room.ts'
import { CallError } from '../client/call-error.ts'
import { listen } from '../client/socket.ts'
import { askKept } from './room-keeper.ts'
import { isUndecided } from './refusal.ts'
import type { Studio } from './studio.ts'

/**
 * A push is small: it carries the last few lines of the talk and proofs without the seeds of the seats. What
 * is known of them stays.
 */
export function withKnown(pushed: RoomView, known: RoomView): RoomView {
  const first = pushed.chat[0]?.id ?? Infinity
  const proofs = [known.proof, known.lastProof]
  const fill = (proof: HandProof | null): HandProof | null =>
    proof && proof.clientSeeds.length === 0
      ? { ...proof, clientSeeds: proofs.find((one) => one?.handId === proof.handId)?.clientSeeds ?? [] }
      : proof
  return {
    ...pushed,
    chat: [...known.chat.filter(({ id }) => id < first), ...pushed.chat].slice(-MOST_LINES),
    proof: fill(pushed.proof),
    lastProof: fill(pushed.lastProof),
  }
}

const MOST_LINES = 30

/** The server calls a line cut after 12 seconds without a sign. */
const SIGN_MS = 5000
const RETRY_MS = 1500

export interface LineParts {
  readonly studio: Studio
  readonly refuse: (error: unknown) => Error
  readonly onBalance: (balance: number) => void
  /** The source of pushes, and the shown page. */
  readonly socket?: typeof listen
  readonly page?: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
}

/** Follows the room until `close()`. */
export class RoomLine implements LiveRoom {
  answer: RoomAnswer
  private readonly parts: LineParts
  private readonly roomId: string
  private readonly document: NonNullable<LineParts['page']>
  private readonly stopListening: () => void
  private listener: RoomListener | null = null
  private signTimer: ReturnType<typeof setTimeout> | undefined
  private offsetMs = -Infinity
  private isReading = false
  private isStale = false
  private isUp = true
  private isClosed = false

  constructor(parts: LineParts, answer: RoomAnswer) {
    this.parts = parts
    this.answer = answer
    this.roomId = answer.room.roomId
    this.document = parts.page ?? document
    this.setClock(answer.room.serverNow)
    this.stopListening = (parts.socket ?? listen)(`room:${answer.topic}`, {
      onData: (view: RoomView) => this.push(view),
      onGap: () => void this.read(),
    })
    this.document.addEventListener('visibilitychange', this.onVisible)
    this.signLater(SIGN_MS)
  }

  now = (): number => Date.now() + this.offsetMs
  watch(listener: RoomListener): void {
    this.listener = listener
  }

  sit(seat: number | undefined, buyIn: number): Promise<void> {
    const { code } = this.answer
    return this.command(
      askKept(
        this.parts.studio,
        takeRoomSeat,
        {
          params: { roomId: this.roomId },
          body: { buyIn, ...(seat === undefined ? {} : { seat }), ...(code === null ? {} : { code }) },
        },
        this.onRetry,
      ),
    )
  }

  stand = (): Promise<void> =>
    this.command(askKept(this.parts.studio, leaveRoomSeat, { params: { roomId: this.roomId } }, this.onRetry))
  mark = (state: 'IN' | 'OUT'): Promise<void> =>
    this.command(
      this.parts.studio.call(markRoomPresence, { params: { roomId: this.roomId }, body: { state } }),
    )

  async act(action: string, amount?: number): Promise<void> {
    const { handNo, step, phase, turn } = this.answer.room
    const ask = (now: number): Promise<RoomAnswer> =>
      askKept(
        this.parts.studio,
        actInRoom,
        {
          params: { roomId: this.roomId },
          body: { handNo, step: now, action, ...(amount === undefined ? {} : { amount }) },
        },
        this.onRetry,
      )
    const asked = ask(step).catch(async (error: unknown) => {
      // If several act at once, another's move has only moved the step on: the choice still counts.
      if (!(error instanceof CallError) || error.code !== 'ROOM_STEP_STALE' || (turn?.seats.length ?? 0) < 2)
        throw error
      await this.sign()
      const { room, mine } = this.answer
      if (
        room.handNo !== handNo ||
        room.phase !== phase ||
        !mine?.actions.some((move) => move.action === action)
      )
        throw error
      return ask(room.step)
    })
    await this.command(asked)
  }

  topUp = (amount: number): Promise<void> =>
    this.command(
      askKept(
        this.parts.studio,
        topUpStack,
        { params: { roomId: this.roomId }, body: { amount } },
        this.onRetry,
      ),
    )
  wait = (isWaiting: boolean): Promise<void> =>
    this.command(
      this.parts.studio.call(isWaiting ? joinRoomQueue : leaveRoomQueue, { params: { roomId: this.roomId } }),
    )
  say = (text: string): Promise<void> =>
    this.command(this.parts.studio.call(sayInRoom, { params: { roomId: this.roomId }, body: { text } }))
  changeSeed = (clientSeed: string): Promise<void> =>
    this.command(
      this.parts.studio.call(changeRoomSeed, { params: { roomId: this.roomId }, body: { clientSeed } }),
    )

  close(): void {
    this.isClosed = true
    clearTimeout(this.signTimer)
    this.document.removeEventListener('visibilitychange', this.onVisible)
    this.stopListening()
  }

  private readonly onRetry = (): void => this.setLine(false)
  private readonly onVisible = (): void => {
    if (!this.document.hidden) void this.read()
  }

  private async command(asked: Promise<RoomAnswer>): Promise<void> {
    try {
      this.take(await asked)
    } catch (error) {
      // What was refused may have been an answer to an older state.
      void this.read()
      throw this.parts.refuse(error)
    }
  }

  private push(view: RoomView): void {
    const { room, mine, waitingPlace, offer } = this.answer
    this.setClock(view.serverNow)
    if (view.version <= room.version) return
    const isNext = view.handNo !== room.handNo || view.step !== room.step || view.phase !== room.phase
    const own =
      mine && isNext ? { ...mine, actions: [], ...(view.handNo === room.handNo ? {} : { cards: [] }) } : mine
    this.show({ ...this.answer, room: withKnown(view, room), mine: own })
    const isMyTurn = mine !== null && (view.turn?.seats.includes(mine.seat) ?? false)
    const isSeatGone = mine !== null && !view.seats.some(({ seat }) => seat === mine.seat)
    if (
      isMyTurn ||
      isSeatGone ||
      (mine !== null && (view.handNo !== room.handNo || view.phase !== room.phase)) ||
      waitingPlace !== null ||
      offer !== null
    )
      void this.read()
  }

  /** One reading at a time; what is asked meanwhile is read after it. */
  private async read(): Promise<void> {
    if (this.isReading) {
      this.isStale = true
      return
    }
    this.isReading = true
    do {
      this.isStale = false
      await this.sign()
    } while (this.isStale && this.isUp && !this.isClosed)
    this.isReading = false
  }

  /** A reading, which is also the sign of being connected. */
  private async sign(): Promise<void> {
    try {
      this.take(await this.parts.studio.call(readRoom, { params: { roomId: this.roomId } }))
    } catch (error) {
      if (!(error instanceof CallError) || !isUndecided(error)) return this.end(error)
      this.setLine(false)
    }
    this.signLater(this.isUp ? SIGN_MS : RETRY_MS)
  }

  private signLater(ms: number): void {
    clearTimeout(this.signTimer)
    if (!this.isClosed) this.signTimer = setTimeout(() => void this.read(), ms)
  }

  /** Nothing can be read here any more: the game's session ended, or the room is gone. */
  private end(error: unknown): void {
    if (this.isClosed) return
    this.close()
    this.listener?.onEnd(this.parts.refuse(error))
  }

  private take(answer: RoomAnswer): void {
    this.setLine(true)
    this.setClock(answer.room.serverNow)
    if (answer.room.version < this.answer.room.version) {
      // An answer that a push has overtaken: what it says of the member is read again.
      this.isStale = true
      if (!this.isReading) void this.read()
      return
    }
    this.show(answer)
  }

  private show(answer: RoomAnswer): void {
    if (answer.balance !== this.answer.balance) this.parts.onBalance(answer.balance)
    this.answer = answer
    if (!this.isClosed) this.listener?.onAnswer(answer)
  }

  /** The server's clock, from the quickest word heard so far. */
  private setClock(serverNow: string): void {
    this.offsetMs = Math.max(this.offsetMs - 1, Date.parse(serverNow) - Date.now())
  }

  private setLine(isUp: boolean): void {
    if (isUp === this.isUp) return
    this.isUp = isUp
    this.listener?.onLine(isUp)
  }
}
