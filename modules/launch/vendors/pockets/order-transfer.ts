/** The first of a transfer's three steps: it is stored, and its money moves to clearing. */
import { randomUUID } from 'node:crypto'
import { refuse } from '../../../../contract/errors.ts'
import type { RealCurrency } from '../../../../kernel/money.ts'
import { Refusal } from '../../../../kernel/refusal.ts'
import type { Database, Tx } from '../../../../platform/postgres.ts'
import { hasOpenRequirement } from '../../../wagering/index.ts'
import { lockMember } from '../../../wallet/index.ts'
import { keepsPockets } from '../access/store/access.ts'
import type { Vendor } from '../access/vendors.ts'
import { bookOrder, checkMayPlay } from './book.ts'
import { addTransfer, lockPocket, transferByKey, type Direction, type NewTransfer } from './store/pockets.ts'

export interface PocketOrder {
  merchantId: string
  memberId: string
  vendor: Vendor
  direction: Direction
  amount: bigint
  /** Of the merchant's real money, as the vendor is told. */
  currency: RealCurrency
  /** The member's request; the same again is told the same. */
  requestKey: string
  now: Date
  /** A block's end as in its sentence. */
  moment: (until: Date) => string
}

/** How long a transfer is reserved for the process that ordered it. */
export const LEASE_MS = 10_000

/** Refusals that stay the request's first answer for ever; others may be tried again. */
const DEFINITE = new Set(['BAL_INSUFFICIENT', 'TRANSFER_NOT_ALLOWED', 'RG_LOSS_LIMIT', 'TRANSFER_PENDING'])

/** Errors: those of `Pockets.move` except COMMON_BUSY and REQUEST_KEY_REUSED. */
export async function orderTransfer(database: Database, order: PocketOrder): Promise<NewTransfer> {
  const transfer: NewTransfer = {
    transferId: randomUUID(),
    merchantId: order.merchantId,
    memberId: order.memberId,
    vendor: order.vendor.code,
    direction: order.direction,
    amount: order.amount,
    requestKey: order.requestKey,
    state: 'PENDING',
    refusal: null,
    now: order.now,
    signedAt: new Date(),
  }
  try {
    await database.transaction(async (tx) => {
      if (!(await keepsPockets(tx, transfer.vendor))) refuse('WALLET_NOT_TRANSFERABLE')
      const { hasOpen } = await lockPocket(tx, transfer)
      if (await transferByKey(tx, order.memberId, order.requestKey)) refuse('REQUEST_IN_PROGRESS')
      if (hasOpen) refuse('TRANSFER_PENDING')
      if (!(await addTransfer(tx, transfer, LEASE_MS))) refuse('REQUEST_IN_PROGRESS')
      if (order.direction === 'IN') await checkMayLeave(tx, order)
      await bookOrder(tx, transfer)
    })
  } catch (error) {
    if (error instanceof Refusal && DEFINITE.has(error.code)) {
      const refusal = { code: error.code, params: error.params }
      await database.transaction((tx) =>
        addTransfer(tx, { ...transfer, state: 'REFUSED', refusal }, LEASE_MS),
      )
    }
    throw error
  }
  return transfer
}

/** A requirement is filled by rounds on the platform's wallet; money that leaves would end it unfilled. */
async function checkMayLeave(tx: Tx, order: PocketOrder): Promise<void> {
  await lockMember(tx, order.memberId)
  await checkMayPlay(tx, order.memberId, order.amount, order)
  if (await hasOpenRequirement(tx, order.memberId)) refuse('TRANSFER_NOT_ALLOWED')
}
