/**
 * Members' pockets at transfer-mode vendors. A transfer is three steps with a commit between: the money leaves for
 * clearing, the vendor is told once, and what it answers ends the transfer. Whatever dies between, the job asks the
 * vendor for the transaction until the answer is definite; the key of each step is the transfer, so none is done twice.
 */
import { randomUUID } from 'node:crypto'
import { refuse } from '../../../contract/errors.ts'
import { clock } from '../../../kernel/clock.ts'
import { toWireAmount } from '../../../kernel/money.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import { hasOpenRequirement } from '../../wagering/index.ts'
import { lockMember, pocketsOf } from '../../wallet/index.ts'
import { comparePocket, contradicts, type ComparedPocket } from '../rules/compare-pocket.ts'
import { nameOfReply, outcomeOfMove, outcomeOfQuestion, waitAfter, type Outcome, type PlayerReply } from '../rules/read-player-answer.ts'
import { keepsPockets } from '../store/access.ts'
import {
  addTransfer, keepFirstState, lockPocket, noteAsked, readPocket, readTransfer, takeDue, transferByKey,
  type Direction, type NewTransfer, type PocketKey, type PocketTransfer, type SentTransfer, type StoredRefusal, type TransferState,
} from '../store/pockets.ts'
import type { Vendor, VendorDirectory } from '../vendors.ts'
import { bookEnd, bookOrder, bookResult, checkMayPlay } from './book.ts'
import type { PlayerApi } from './player-api.ts'

export interface PocketOrder {
  merchantId: string; memberId: string; vendor: Vendor; direction: Direction; amount: bigint
  /** The member's request; the same again is told the same. */
  requestKey: string
  now: Date
  /** A block's end as its sentence names it. */
  moment: (until: Date) => string
}

export interface Moved { transferId: string; state: 'DONE' | 'PENDING'; createdAt: Date; isRepeat: boolean }

export interface PocketView { balance: bigint; status: 'OPEN' | 'PENDING' | 'UNKNOWN' }

interface Parts { database: Database; directory: VendorDirectory; api: PlayerApi; onError: (error: unknown) => void }

/** How long the process that ordered a transfer has it to itself. */
const LEASE_MS = 10_000
const MOST_AT_ONCE = 20

/** Refusals that are the request's first answer for ever; others may pass with another try. */
const DEFINITE = new Set(['BAL_INSUFFICIENT', 'TRANSFER_NOT_ALLOWED', 'RG_LOSS_LIMIT', 'TRANSFER_PENDING'])

export class Pockets {
  readonly #parts: Parts
  #asking: Promise<void> | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** What a member has at a vendor, asked of it now; the ledger's figure where it does not say. */
  async look(vendor: Vendor, pocket: { merchantId: string; memberId: string }): Promise<PocketView> {
    const { database, api } = this.#parts
    const key: PocketKey = { memberId: pocket.memberId, vendor: vendor.code }
    const { revision, hasOpen } = await readPocket(database.kysely, key)
    if (hasOpen) return { balance: await this.#held(key), status: 'PENDING' }
    const reply = await api.balance(vendor, { memberId: pocket.memberId })
    const held = await this.#held(key)
    const balance = reply.kind !== 'ANSWER' ? null : reply.status === 'OK' ? reply.balance : reply.status === 'NOT_FOUND' && held === 0n ? 0n : null
    if (balance === null) return { balance: held, status: 'UNKNOWN' }
    if (balance !== held) await database.transaction((tx) => bookResult(tx, { ...key, merchantId: pocket.merchantId }, { balance, revision }))
    const stands = await readPocket(database.kysely, key)
    return { balance: await this.#held(key), status: stands.hasOpen ? 'PENDING' : 'OPEN' }
  }

  /** What the vendor says a pocket holds beside the ledger's figure; nothing is booked. */
  async compare(vendor: Vendor, memberId: string): Promise<ComparedPocket & { ledgerAmount: bigint; answer: string }> {
    const { database, api } = this.#parts
    const key: PocketKey = { memberId, vendor: vendor.code }
    const before = await readPocket(database.kysely, key)
    const reply = await api.balance(vendor, { memberId })
    const ledgerAmount = await this.#held(key)
    const after = await readPocket(database.kysely, key)
    const isMoving = before.hasOpen || after.hasOpen || before.revision !== after.revision
    return { ...comparePocket(ledgerAmount, reply, isMoving), ledgerAmount, answer: nameOfReply(reply) }
  }

  /** What the vendor says became of a transfer; nothing is booked. A transfer that waits is asked for by `ask` alone. */
  async compareTransfer(vendor: Vendor, transfer: Pick<SentTransfer, 'transferId' | 'state' | 'lastAnswer'>): Promise<{ answer: string; isDifferent: boolean }> {
    if (transfer.state === 'PENDING') return { answer: transfer.lastAnswer ?? '', isDifferent: false }
    const reply = await this.#parts.api.transaction(vendor, { transactionId: transfer.transferId })
    return { answer: nameOfReply(reply), isDifferent: contradicts(transfer.state, reply) }
  }

  async #held({ memberId, vendor }: PocketKey): Promise<bigint> {
    return (await pocketsOf(this.#parts.database.kysely, memberId)).get(vendor) ?? 0n
  }

  /**
   * Moves money into or out of a pocket; PENDING where the vendor did not answer for sure. Errors: BAL_INSUFFICIENT,
   * TRANSFER_NOT_ALLOWED (an open turnover requirement, or the vendor says no), TRANSFER_PENDING, RG_LOSS_LIMIT, a block
   * of the member, REQUEST_KEY_REUSED, REQUEST_IN_PROGRESS, COMMON_BUSY (the vendor does not say what the pocket holds).
   */
  async move(order: PocketOrder): Promise<Moved> {
    const known = await transferByKey(this.#parts.database.kysely, order.memberId, order.requestKey)
    if (known) return this.#repeat(order, known)
    if (order.direction === 'OUT') {
      const { status } = await this.look(order.vendor, order)
      if (status === 'UNKNOWN') throw new Refusal('COMMON_BUSY', { retryAfterS: 5 })
    }
    const transfer = await this.#order(order)
    const reply = await this.#parts.api.move(order.vendor, order.direction === 'IN' ? 'deposit' : 'withdraw', {
      transactionId: transfer.transferId, memberId: order.memberId, amount: toWireAmount(order.amount), currency: 'THB',
    }, transfer.signedAt)
    await this.#settle({ ...transfer, vendor: order.vendor.code, askCount: 0 }, outcomeOfMove(reply), reply)
    return this.#answer(transfer.transferId, transfer.now, false)
  }

  async #order(order: PocketOrder): Promise<NewTransfer> {
    const transfer: NewTransfer = {
      transferId: randomUUID(), merchantId: order.merchantId, memberId: order.memberId, vendor: order.vendor.code, direction: order.direction, amount: order.amount,
      requestKey: order.requestKey, state: 'PENDING', refusal: null, now: order.now, signedAt: new Date(),
    }
    try {
      await this.#parts.database.transaction(async (tx) => {
        if (!await keepsPockets(tx, transfer.vendor)) refuse('WALLET_NOT_TRANSFERABLE')
        const { hasOpen } = await lockPocket(tx, transfer)
        if (await transferByKey(tx, order.memberId, order.requestKey)) refuse('REQUEST_IN_PROGRESS')
        if (hasOpen) refuse('TRANSFER_PENDING')
        if (!await addTransfer(tx, transfer, LEASE_MS)) refuse('REQUEST_IN_PROGRESS')
        if (order.direction === 'IN') await checkMayLeave(tx, order)
        await bookOrder(tx, transfer)
      })
    } catch (error) {
      if (error instanceof Refusal && DEFINITE.has(error.code)) await this.#keepRefusal(transfer, { code: error.code, params: error.params })
      throw error
    }
    return transfer
  }

  async #keepRefusal(transfer: NewTransfer, refusal: StoredRefusal): Promise<void> {
    await this.#parts.database.transaction((tx) => addTransfer(tx, { ...transfer, state: 'REFUSED', refusal }, LEASE_MS))
  }

  async #repeat(order: PocketOrder, known: PocketTransfer): Promise<Moved> {
    if (known.vendor !== order.vendor.code || known.direction !== order.direction || known.amount !== order.amount) refuse('REQUEST_KEY_REUSED')
    const isInHand = known.state === 'PENDING' && known.firstState === null && known.nextAskAt !== null && known.nextAskAt.getTime() > Date.now() && known.askCount === 0
    if (isInHand) refuse('REQUEST_IN_PROGRESS')
    return this.#answer(known.transferId, known.createdAt, true)
  }

  async #answer(transferId: string, createdAt: Date, isRepeat: boolean): Promise<Moved> {
    const state = await keepFirstState(this.#parts.database.kysely, transferId)
    if (state === 'DONE' || state === 'PENDING') return { transferId, state, createdAt, isRepeat }
    const refusal = (await readTransfer(this.#parts.database.kysely, transferId))!.refusal!
    throw new Refusal(refusal.code, { params: refusal.params })
  }

  /** Asks the vendor what became of a transfer; answers how it stands now. */
  async ask(transferId: string): Promise<TransferState | undefined> {
    const transfer = await readTransfer(this.#parts.database.kysely, transferId)
    if (transfer?.state !== 'PENDING') return transfer?.state
    const vendor = this.#parts.directory.find(transfer.vendor)
    const reply: PlayerReply = vendor ? await this.#parts.api.transaction(vendor, { transactionId: transferId }) : { kind: 'UNKNOWN', why: 'NO_VENDOR' }
    const outcome = outcomeOfQuestion(reply, { ageMs: Date.now() - transfer.signedAt.getTime(), isNotFoundFinal: vendor?.notFoundIsFinal ?? false })
    await this.#settle(transfer, outcome, reply)
    return (await readTransfer(this.#parts.database.kysely, transferId))!.state
  }

  async #settle(transfer: Pick<PocketTransfer, 'transferId' | 'merchantId' | 'memberId' | 'vendor' | 'direction' | 'amount' | 'askCount'>, outcome: Outcome, reply: PlayerReply): Promise<void> {
    const { database } = this.#parts
    const answer = nameOfReply(reply)
    if (outcome === 'OPEN') return noteAsked(database.kysely, transfer.transferId, answer, waitAfter(transfer.askCount))
    const isShort = transfer.direction === 'OUT' && answer === 'INSUFFICIENT_FUNDS'
    const refusal = outcome === 'DONE' ? null : { code: isShort ? 'BAL_INSUFFICIENT' : 'TRANSFER_NOT_ALLOWED', params: [] }
    await database.transaction((tx) => bookEnd(tx, transfer, { state: outcome, refusal, answer, now: clock.now() }))
  }

  /** Asks after every transfer whose time has come. */
  async askDue(): Promise<void> {
    const due = await takeDue(this.#parts.database.kysely, MOST_AT_ONCE, LEASE_MS)
    await Promise.all(due.map((transfer) => this.ask(transfer.transferId).catch((error: unknown) => { this.#parts.onError(error) })))
  }

  /** The same beside other work: a vendor that does not answer keeps nobody waiting. */
  startAsking(): void {
    this.#asking ??= this.askDue().catch((error: unknown) => { this.#parts.onError(error) }).finally(() => { this.#asking = null })
  }

  async close(): Promise<void> {
    await this.#asking
  }
}

/** A requirement is filled by rounds that this house sees; money that leaves would end it unfilled. */
async function checkMayLeave(tx: Tx, order: PocketOrder): Promise<void> {
  await lockMember(tx, order.memberId)
  await checkMayPlay(tx, order.memberId, order.amount, order)
  if (await hasOpenRequirement(tx, order.memberId)) refuse('TRANSFER_NOT_ALLOWED')
}
