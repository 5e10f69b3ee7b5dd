/**
 * Stores what the platform and its vendors send each other over HTTP. Nobody waits for it: messages gather in
 * memory and are written once a second, so a killed process loses the newest of them. Refusals and failures
 * are always stored; of the successful messages a share of all rounds.
 */
import { clock } from '../../../../kernel/clock.ts'
import { newId } from '../../../../kernel/ids.ts'
import type { Line } from '../../../../platform/notifications.ts'
import type { Database } from '../../../../platform/postgres.ts'
import { defineService } from '../../../../platform/services.ts'
import { managersOf } from '../../../catalogue/index.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { settingOf } from '../../../system/index.ts'
import { blankSecrets } from './rules/blank-secrets.ts'
import type { Passed } from '../../shared/passed.ts'
import { launchSettings } from '../../shared/settings.ts'
import { addMessages, type NewVendorMessage } from './store/messages.ts'
import { transfersByIds } from '../pockets/store/pockets.ts'

interface Kept extends Passed {
  readonly at: Date
  readonly luck: number
}

const FLUSH_MS = 1_000
const MOST_WAITING = 5_000
const MOST_AT_ONCE = 500
/** Characters of a body and of an answer. */
const MOST_TEXT = 4_000
const MOST_BYTES = 3 * MOST_TEXT
/** Anybody can send unsigned messages: this many a minute are enough. */
const MOST_UNPROVEN = 20
/** Calls of which only a share is stored if they succeed. */
const FREQUENT: ReadonlySet<string> = new Set([
  'balance',
  'bet',
  'win',
  'bet-win',
  'rollback',
  'house/bet',
  'house/bet-win',
  'house/settle-play',
])

interface Parts {
  database: Database
  line: Line
  onError: (error: unknown) => void
}

export const messageLogKey = defineService<MessageLog>('launch.message-log')

export class MessageLog {
  readonly #parts: Parts
  readonly #flusher: NodeJS.Timeout
  #waiting: Kept[] = []
  #lost = 0
  #unproven = { minute: 0, count: 0 }
  /** Of each merchant, as last read. */
  readonly #shares = new Map<string, number>()
  #changes = 0
  #flushing: Promise<void> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
    parts.line.on('setting', (notice) => {
      if (notice['name'] === launchSettings.vendorMessagePercent.name) this.#forgetShares()
    })
    parts.line.onGap(() => this.#forgetShares())
    this.#flusher = setInterval(() => void this.flush(), FLUSH_MS)
    this.#flusher.unref()
  }

  /** Must be fast: the content of a message is processed when it is written. */
  note(passed: Passed): void {
    const luck = luckOf(passed.roundId ?? newId())
    if (isSampled(passed) && luck >= this.#largestShare()) return
    if (passed.isUnproven && !this.#takesUnproven()) return
    if (this.#waiting.length >= MOST_WAITING) {
      this.#lost += 1
      return
    }
    const { request } = passed
    const isLong = typeof request !== 'string' && request.length > MOST_BYTES
    // A copy of the stored part; a reference would keep the whole of a long body in memory.
    const body = isLong ? Buffer.from(request.subarray(0, MOST_BYTES)) : request
    this.#waiting.push({ ...passed, request: body, at: clock.now(), luck })
  }

  /** One after the other. Never throws. */
  flush(): Promise<void> {
    return (this.#flushing = this.#flushing.then(() => this.#write()).catch(this.#parts.onError))
  }

  async #write(): Promise<void> {
    const batch = this.#waiting
    this.#waiting = []
    if (this.#lost > 0) this.#parts.onError(new Error(`${this.#lost} messages of vendors were not kept`))
    this.#lost = 0
    if (batch.length === 0) return
    const houseOf = await this.#housesOf(batch)
    const rows: NewVendorMessage[] = []
    for (const message of batch) {
      const merchantId = houseOf(message)
      if (merchantId === undefined) continue
      if (isSampled(message) && message.luck >= (await this.shareOf(merchantId))) continue
      rows.push(rowOf(message, merchantId))
    }
    for (let at = 0; at < rows.length; at += MOST_AT_ONCE) {
      await addMessages(this.#parts.database, rows.slice(at, at + MOST_AT_ONCE))
    }
  }

  /** The merchant of a message, and with it the member that a question about a transfer concerns. */
  async #housesOf(batch: readonly Kept[]): Promise<(message: Kept) => string | undefined> {
    const { kysely } = this.#parts.database
    const members = new Set(batch.flatMap(({ memberId }) => memberId ?? []))
    const accounts = await accountsByIds(kysely, [...members])
    const asked = batch.flatMap(({ direction, memberId, reference }) =>
      direction === 'OUT' && memberId === null ? (reference ?? []) : [],
    )
    const transfers = await transfersByIds(kysely, asked)
    const managers = await managersOf(kysely, [...new Set(batch.map(({ vendor }) => vendor))])
    return ({ vendor, memberId, reference }) =>
      accounts.get(memberId ?? '')?.merchantId ??
      transfers.get(reference ?? '')?.merchantId ??
      managers.get(vendor)
  }

  /** For how many rounds in a hundred the merchant stores the messages. */
  async shareOf(merchantId: string): Promise<number> {
    const known = this.#shares.get(merchantId)
    if (known !== undefined) return known
    const changes = this.#changes
    const share = await settingOf(
      this.#parts.database.kysely,
      merchantId,
      launchSettings.vendorMessagePercent,
    )
    // A setting that changed while it was being read is read again with the next message.
    if (changes === this.#changes) this.#shares.set(merchantId, share)
    return share
  }

  #forgetShares(): void {
    this.#changes += 1
    this.#shares.clear()
  }

  /** All, until a merchant's share has been read. */
  #largestShare(): number {
    return this.#shares.size === 0 ? 100 : Math.max(...this.#shares.values())
  }

  #takesUnproven(): boolean {
    const minute = Math.floor(Date.now() / 60_000)
    if (this.#unproven.minute !== minute) this.#unproven = { minute, count: 0 }
    this.#unproven.count += 1
    return this.#unproven.count <= MOST_UNPROVEN
  }

  async close(): Promise<void> {
    clearInterval(this.#flusher)
    await this.flush()
  }
}

const isSampled = ({ direction, result, call }: Passed): boolean =>
  direction === 'IN' && result === 'OK' && FREQUENT.has(call)

/** 0 to 99, the same for all messages of a round, so that rounds are stored completely or not at all. */
function luckOf(roundId: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < roundId.length; at++)
    hash = Math.imul(hash ^ roundId.charCodeAt(at), 0x01000193) >>> 0
  return hash % 100
}

function rowOf(message: Kept, merchantId: string): NewVendorMessage {
  const { request, answer, luck: _, isUnproven: __, ...row } = message
  return {
    ...row,
    messageId: newId(),
    merchantId,
    durationMs: Math.round(row.durationMs),
    request: blankSecrets(request.toString(), MOST_TEXT),
    answer: answer === null ? null : blankSecrets(answer, MOST_TEXT),
  }
}
