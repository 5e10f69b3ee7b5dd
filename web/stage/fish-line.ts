/**
 * A gun in the sea hunt over HTTP and the topic `room:<id>`. Shots are sent about every tenth of a second,
 * each with its own id, and again until they are judged: a judged shot has its first result.
 */
import { readFishRoom } from '../../contract/vendor/studio/read-fish-room.ts'
import { shootFish } from '../../contract/vendor/studio/shoot-fish.ts'
import type { FiredShot, LiveRoom, RoomListener, RoomPush, Seated } from '../../games/fishhunt/stage/index.ts'
import { CallError } from '../client/call-error.ts'
import { listen } from '../client/socket.ts'
import { isUndecided } from './refusal.ts'
import type { Studio } from './studio.ts'

const SEND_EVERY_MS = 110
/** The most shots that one call takes. */
const MOST_SHOTS = 16
/**
 * Pauses between attempts; the last one is repeated. After ten seconds the server returns the money of shots
 * that it never judged.
 */
const PAUSES_MS = [300, 700, 1_500, 3_000]
/** Looked at so often if nothing is heard, so that a lost line is seen. */
const SIGN_MS = 15_000
/** How long the page waits, at leaving, for shots that are under way. */
const FINISH_MS = 4_000
/** How much slower than the quickest word the clock may become with each later one. */
const CLOCK_DRIFT_MS = 0.02
const GONE_CODE = 'ROOM_NOT_SEATED'

interface LineParts {
  readonly studio: Studio
  /** A StageRefusal with `isFinal` if nothing can be played here any more. */
  readonly refuse: (error: unknown) => Error & { readonly isFinal: boolean }
  readonly socket?: typeof listen
  readonly page?: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
  readonly pause?: (ms: number) => Promise<void>
}

export class FishLine implements LiveRoom {
  seated: Seated
  readonly #parts: LineParts
  readonly #document: NonNullable<LineParts['page']>
  readonly #pause: (ms: number) => Promise<void>
  readonly #stopListening: () => void
  #listener: RoomListener | null = null
  #waiting: FiredShot[] = []
  #sent: FiredShot[] = []
  #sending: Promise<void> | null = null
  #sentAtMs = 0
  #signTimer: ReturnType<typeof setTimeout> | undefined
  #offsetMs = -Infinity
  #isReading = false
  #isUp = true
  #isClosed = false

  constructor(parts: LineParts, seated: Seated) {
    this.#parts = parts
    this.seated = seated
    this.#document = parts.page ?? document
    this.#pause = parts.pause ?? wait
    this.#setClock(seated.room.roomMs)
    this.#stopListening = (parts.socket ?? listen)(`room:${seated.room.roomId}`, {
      onData: (push: never) => this.#hear(push as RoomPush),
      onGap: () => void this.#read(),
    })
    this.#document.addEventListener('visibilitychange', this.#onVisible)
    this.#signLater()
  }

  nowMs = (): number => Date.now() + this.#offsetMs

  watch(listener: RoomListener): void {
    this.#listener = listener
  }

  fire(shot: FiredShot): void {
    if (this.#isClosed) return
    this.#waiting.push(shot)
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null
    })
  }

  unjudged(): number {
    return costOf(this.#waiting) + costOf(this.#sent)
  }

  async finish(): Promise<void> {
    if (this.#sending) await Promise.race([this.#sending, this.#pause(FINISH_MS)])
    this.close()
  }

  close(): void {
    this.#isClosed = true
    this.#waiting = []
    clearTimeout(this.#signTimer)
    this.#document.removeEventListener('visibilitychange', this.#onVisible)
    this.#stopListening()
  }

  readonly #onVisible = (): void => {
    if (!this.#document.hidden) void this.#read()
  }

  /** One call at a time, so that shots are judged in the order in which they were fired. */
  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0 && !this.#isClosed) {
      await this.#pause(Math.max(0, this.#sentAtMs + SEND_EVERY_MS - Date.now()))
      this.#sentAtMs = Date.now()
      this.#sent = this.#waiting.splice(0, MOST_SHOTS)
      await this.#sendUntilJudged()
      this.#sent = []
    }
  }

  async #sendUntilJudged(): Promise<void> {
    const shots = this.#sent
    for (let attempt = 0; !this.#isClosed; attempt++) {
      try {
        const answer = await this.#parts.studio.call(shootFish, {
          body: { shots: shots.map((shot) => ({ ...shot, fishIds: [...shot.fishIds] })) },
        })
        this.#sent = []
        this.#setLine(true)
        this.#setClock(answer.roomMs)
        this.#signLater()
        this.seated = { ...this.seated, mine: answer.mine }
        if (!this.#isClosed)
          this.#listener?.onJudged(answer.results, answer.mine, answer.dead, answer.refusal)
        return
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        if (!isUndecided(error)) return this.#refused(shots, error)
        this.#setLine(false)
        await this.#pause(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)]!)
      }
    }
  }

  #refused(shots: readonly FiredShot[], error: CallError): void {
    this.#sent = []
    const reason = this.#parts.refuse(error)
    if (error.code === GONE_CODE || reason.isFinal) return this.#end(error)
    this.#listener?.onRefused(shots, reason)
  }

  #hear(push: RoomPush): void {
    if (this.#isClosed) return
    this.#setClock(push.roomMs)
    this.#listener?.onPush(push)
    // The server has freed the gun: it says why when it is asked.
    if (push.seats && !push.seats.some(({ seat }) => seat === this.seated.mine.seat)) void this.#read()
  }

  async #read(): Promise<void> {
    if (this.#isReading || this.#isClosed) return
    this.#isReading = true
    try {
      const seated = await this.#parts.studio.call(readFishRoom)
      this.#setLine(true)
      this.#setClock(seated.room.roomMs)
      this.seated = seated
      if (!this.#isClosed) this.#listener?.onRoom(seated)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isUndecided(error)) this.#setLine(false)
      else this.#end(error)
    } finally {
      this.#isReading = false
      this.#signLater()
    }
  }

  #signLater(): void {
    clearTimeout(this.#signTimer)
    if (!this.#isClosed)
      this.#signTimer = setTimeout(() => void this.#read(), this.#isUp ? SIGN_MS : PAUSES_MS.at(-1)!)
  }

  /** Nothing can be shot here any more: the gun was given up, the game's session ended, or the game rests. */
  #end(error: CallError): void {
    if (this.#isClosed) return
    this.close()
    this.#listener?.onOut(error.code === GONE_CODE ? null : this.#parts.refuse(error))
  }

  /** The room's clock, from the quickest word heard so far. */
  #setClock(roomMs: number): void {
    this.#offsetMs = Math.max(this.#offsetMs - CLOCK_DRIFT_MS, roomMs - Date.now())
  }

  #setLine(isUp: boolean): void {
    if (isUp === this.#isUp) return
    this.#isUp = isUp
    if (!this.#isClosed) this.#listener?.onLine(isUp)
  }
}

const costOf = (shots: readonly FiredShot[]): number =>
  shots.reduce((sum, { price, fishIds }) => sum + price * fishIds.length, 0)

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
