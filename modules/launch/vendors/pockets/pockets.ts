/**
 * Members' pockets at transfer-mode vendors. A transfer is three steps with a commit in between: the money
 * moves to clearing, the vendor is called once, and its answer ends the transfer. If anything dies in
 * between, the job asks the vendor for the transaction until the answer is definite; the key of each step is
 * the transfer, so none is done twice.
 */
import { refuse } from '../../../../contract/errors.ts'
import { clock } from '../../../../kernel/clock.ts'
import { toWireAmount } from '../../../../kernel/money.ts'
import { Refusal } from '../../../../kernel/refusal.ts'
import type { Database } from '../../../../platform/postgres.ts'
import { defineService } from '../../../../platform/services.ts'
import { pocketsOf } from '../../../wallet/index.ts'
import { comparePocket, contradicts, type ComparedPocket } from './rules/compare-pocket.ts'
import {
  nameOfReply,
  outcomeOfMove,
  outcomeOfQuestion,
  waitAfter,
  type Outcome,
  type PlayerReply,
} from './rules/read-player-answer.ts'
import {
  keepFirstState,
  noteAsked,
  readPocket,
  readTransfer,
  takeDue,
  transferByKey,
  type PocketKey,
  type PocketTransfer,
  type SentTransfer,
  type TransferState,
} from './store/pockets.ts'
import type { Vendor, VendorDirectory } from '../access/vendors.ts'
import { bookEnd, bookResult } from './book.ts'
import { LEASE_MS, orderTransfer, type PocketOrder } from './order-transfer.ts'
import type { PlayerApi } from './player-api.ts'

export interface Moved {
  transferId: string
  state: 'DONE' | 'PENDING'
  createdAt: Date
  isRepeat: boolean
}

export interface PocketView {
  balance: bigint
  status: 'OPEN' | 'PENDING' | 'UNKNOWN'
}

interface Parts {
  database: Database
  directory: VendorDirectory
  api: PlayerApi
  onError: (error: unknown) => void
}

const MOST_AT_ONCE = 20

export const pocketsKey = defineService<Pockets>('launch.pockets')

export class Pockets {
  readonly #parts: Parts
  #asking: Promise<void> | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** What a member has at a vendor, asked of it now; the ledger's figure if it does not answer. */
  async look(vendor: Vendor, pocket: { merchantId: string; memberId: string }): Promise<PocketView> {
    const { database, api } = this.#parts
    const key: PocketKey = { memberId: pocket.memberId, vendor: vendor.code }
    const { revision, hasOpen } = await readPocket(database.kysely, key)
    if (hasOpen) return { balance: await this.#held(key), status: 'PENDING' }
    const reply = await api.balance(vendor, { memberId: pocket.memberId })
    const held = await this.#held(key)
    const balance =
      reply.kind !== 'ANSWER'
        ? null
        : reply.status === 'OK'
          ? reply.balance
          : reply.status === 'NOT_FOUND' && held === 0n
            ? 0n
            : null
    if (balance === null) return { balance: held, status: 'UNKNOWN' }
    if (balance !== held)
      await database.transaction((tx) =>
        bookResult(tx, { ...key, merchantId: pocket.merchantId }, { balance, revision }),
      )
    const stands = await readPocket(database.kysely, key)
    return { balance: await this.#held(key), status: stands.hasOpen ? 'PENDING' : 'OPEN' }
  }

  /** The vendor's figure of a pocket beside the ledger's; nothing is booked. */
  async compare(
    vendor: Vendor,
    memberId: string,
  ): Promise<ComparedPocket & { ledgerAmount: bigint; answer: string }> {
    const { database, api } = this.#parts
    const key: PocketKey = { memberId, vendor: vendor.code }
    const before = await readPocket(database.kysely, key)
    const reply = await api.balance(vendor, { memberId })
    const ledgerAmount = await this.#held(key)
    const after = await readPocket(database.kysely, key)
    const isMoving = before.hasOpen || after.hasOpen || before.revision !== after.revision
    return { ...comparePocket(ledgerAmount, reply, isMoving), ledgerAmount, answer: nameOfReply(reply) }
  }

  /**
   * The vendor's answer about a transfer; nothing is booked. A waiting transfer is only asked for by `ask`.
   */
  async compareTransfer(
    vendor: Vendor,
    transfer: Pick<SentTransfer, 'transferId' | 'state' | 'lastAnswer'>,
  ): Promise<{ answer: string; isDifferent: boolean }> {
    if (transfer.state === 'PENDING') return { answer: transfer.lastAnswer ?? '', isDifferent: false }
    const reply = await this.#parts.api.transaction(vendor, { transactionId: transfer.transferId })
    return { answer: nameOfReply(reply), isDifferent: contradicts(transfer.state, reply) }
  }

  async #held({ memberId, vendor }: PocketKey): Promise<bigint> {
    return (await pocketsOf(this.#parts.database.kysely, memberId)).get(vendor) ?? 0n
  }

  /**
   * Moves money into or out of a pocket; PENDING if the vendor's answer was not definite. Errors:
   * BAL_INSUFFICIENT, TRANSFER_NOT_ALLOWED (an open turnover requirement, or the vendor refuses),
   * TRANSFER_PENDING, RG_LOSS_LIMIT, a block of the member, REQUEST_KEY_REUSED, REQUEST_IN_PROGRESS,
   * COMMON_BUSY (the vendor does not answer what the pocket holds).
   */
  async move(order: PocketOrder): Promise<Moved> {
    const known = await transferByKey(this.#parts.database.kysely, order.memberId, order.requestKey)
    if (known) return this.#repeat(order, known)
    if (order.direction === 'OUT') {
      const { status } = await this.look(order.vendor, order)
      if (status === 'UNKNOWN') throw new Refusal('COMMON_BUSY', { retryAfterS: 5 })
    }
    const transfer = await orderTransfer(this.#parts.database, order)
    const reply = await this.#parts.api.move(
      order.vendor,
      order.direction === 'IN' ? 'deposit' : 'withdraw',
      {
        transactionId: transfer.transferId,
        memberId: order.memberId,
        amount: toWireAmount(order.amount),
        currency: order.currency,
      },
      transfer.signedAt,
    )
    await this.#settle({ ...transfer, vendor: order.vendor.code, askCount: 0 }, outcomeOfMove(reply), reply)
    return this.#answer(transfer.transferId, transfer.now, false)
  }

  async #repeat(order: PocketOrder, known: PocketTransfer): Promise<Moved> {
    if (
      known.vendor !== order.vendor.code ||
      known.direction !== order.direction ||
      known.amount !== order.amount
    )
      refuse('REQUEST_KEY_REUSED')
    const isInHand =
      known.state === 'PENDING' &&
      known.firstState === null &&
      known.nextAskAt !== null &&
      known.nextAskAt.getTime() > Date.now() &&
      known.askCount === 0
    if (isInHand) refuse('REQUEST_IN_PROGRESS')
    return this.#answer(known.transferId, known.createdAt, true)
  }

  async #answer(transferId: string, createdAt: Date, isRepeat: boolean): Promise<Moved> {
    const state = await keepFirstState(this.#parts.database.kysely, transferId)
    if (state === 'DONE' || state === 'PENDING') return { transferId, state, createdAt, isRepeat }
    const refusal = (await readTransfer(this.#parts.database.kysely, transferId))!.refusal!
    throw new Refusal(refusal.code, { params: refusal.params })
  }

  /** Asks the vendor for the result of a transfer; returns its present state. */
  async ask(transferId: string): Promise<TransferState | undefined> {
    const transfer = await readTransfer(this.#parts.database.kysely, transferId)
    if (transfer?.state !== 'PENDING') return transfer?.state
    const vendor = this.#parts.directory.find(transfer.vendor)
    const reply: PlayerReply = vendor
      ? await this.#parts.api.transaction(vendor, { transactionId: transferId })
      : { kind: 'UNKNOWN', why: 'NO_VENDOR' }
    const outcome = outcomeOfQuestion(reply, {
      ageMs: Date.now() - transfer.signedAt.getTime(),
      isNotFoundFinal: vendor?.notFoundIsFinal ?? false,
    })
    await this.#settle(transfer, outcome, reply)
    return (await readTransfer(this.#parts.database.kysely, transferId))!.state
  }

  async #settle(
    transfer: Pick<
      PocketTransfer,
      'transferId' | 'merchantId' | 'memberId' | 'vendor' | 'direction' | 'amount' | 'askCount'
    >,
    outcome: Outcome,
    reply: PlayerReply,
  ): Promise<void> {
    const { database } = this.#parts
    const answer = nameOfReply(reply)
    if (outcome === 'OPEN')
      return noteAsked(database.kysely, transfer.transferId, answer, waitAfter(transfer.askCount))
    const isShort = transfer.direction === 'OUT' && answer === 'INSUFFICIENT_FUNDS'
    const refusal =
      outcome === 'DONE' ? null : { code: isShort ? 'BAL_INSUFFICIENT' : 'TRANSFER_NOT_ALLOWED', params: [] }
    await database.transaction((tx) =>
      bookEnd(tx, transfer, { state: outcome, refusal, answer, now: clock.now() }),
    )
  }

  /** Asks for every transfer that is due. */
  async askDue(): Promise<void> {
    const due = await takeDue(this.#parts.database.kysely, MOST_AT_ONCE, LEASE_MS)
    await Promise.all(
      due.map((transfer) =>
        this.ask(transfer.transferId).catch((error: unknown) => {
          this.#parts.onError(error)
        }),
      ),
    )
  }

  /** The same concurrently with other work: a vendor that does not answer delays nobody else. */
  startAsking(): void {
    this.#asking ??= this.askDue()
      .catch((error: unknown) => {
        this.#parts.onError(error)
      })
      .finally(() => {
        this.#asking = null
      })
  }

  async close(): Promise<void> {
    await this.#asking
  }
}
