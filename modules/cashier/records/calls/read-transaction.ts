import {
  readTransaction,
  readTransactionSchemas,
} from '../../../../contract/player/cashier/read-transaction.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { memberTransactionOf, seatViewsOf } from '../../../wallet/index.ts'
import { gameNamer } from '../game-names.ts'
import { depositReferencesOf } from '../../deposits/store/deposits.ts'

const wallets = {
  main: 'MAIN',
  bonus: 'BONUS',
  hold: 'HOLD',
  points: 'POINTS',
  receivable: 'RECEIVABLE',
  trial: 'TRIAL',
} as const

export const handleReadTransaction = handle(
  readTransaction,
  readTransactionSchemas,
  async (context, { params }) => {
    const { tx, actor, merchant } = context
    const found = /^[0-9]{1,18}$/.test(params.transactionId)
      ? await memberTransactionOf(tx, { txnId: BigInt(params.transactionId), memberId: actor.accountId })
      : undefined
    if (!found) refuse('TRANSACTION_NOT_FOUND')
    const { txnId, at, reference, roundNo, vendor, gameCode, parts } = found
    const shownReferences = await depositReferencesOf(tx, merchant.id, [reference])
    const seatOf = await seatViewsOf(context, actor.accountId, [found])
    return {
      transactionId: txnId,
      at,
      reference: found.seat ? null : reference,
      shownReference: reference === null ? null : (shownReferences.get(reference) ?? null),
      betNo: roundNo,
      vendor,
      gameCode,
      gameName: vendor && gameCode ? gameNamer(context)(vendor, gameCode) : null,
      seat: seatOf(found),
      parts: parts.map((part) => ({
        type: part.code,
        wallet: wallets[part.purpose as keyof typeof wallets] ?? 'POCKET',
        amount: part.amount,
        currency: part.currency,
      })),
    }
  },
)
