/** Crediting many members at once: rebates, points, salaries, cashback (docs/flows/credit-set.md). */
import { refuse } from '../../../contract/errors.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import { oneOf, sql, type Tx } from '../../../platform/postgres.ts'
import { expenseAccount, memberAccount } from '../accounts.ts'
import { transferCodes, type TransferCode } from '../codes.ts'
import { walletMoved } from '../events.ts'
import type { AccountRef } from '../types.ts'
import { accountIds, parseIds } from './accounts.ts'
import { contentOf, hashOf } from './transactions.ts'

export interface Credit {
  memberId: string
  /** Greater than zero. */
  amount: bigint
  /** The obligation, e.g. `rebate:2026-11-23:<member>`; together with the scope unique for ever. */
  key: string
  reference?: string
}

export interface CreditOrder {
  merchantId: string
  scope: string
  /** A word in capitals that says what happened, for auditors, e.g. REBATE. */
  kind: string
  code: TransferCode
  /** What pays: the merchant's account `expense:<expense>`. */
  expense: string
  /** Which account of the members receives; `points` is in points, the others in real money. */
  purpose?: 'main' | 'bonus' | 'points'
  credits: readonly Credit[]
}

interface Credited {
  txnId: string
  /** True if the key was known: nothing moved now, and `txnId` is that of the first. */
  isRepeat: boolean
}

/**
 * Credits members of one merchant, at most 1,000 at once, each in a ledger transaction of its own, exactly as
 * postTransaction would one by one; a key that is known credits nothing more. Returns each credit's
 * transaction, in order. All keys differ. Errors: REQUEST_KEY_REUSED, if one of the keys has another content;
 * then nothing is credited.
 */
export async function creditSet(tx: Tx, order: CreditOrder): Promise<Credited[]> {
  const { merchantId, scope, kind, code, expense, purpose = 'main', credits } = order
  const [first] = credits
  if (!first) return []
  const from = expenseAccount(merchantId, expense)
  const toOf = (memberId: string): AccountRef => memberAccount(memberId, purpose)
  const { ids, currency } = await accountIds(
    tx,
    [from, toOf(first.memberId)],
    purpose === 'points' ? 'POINT' : 'REAL',
  )
  const hashes = credits.map(({ memberId, amount }) =>
    hashOf({ kind, currency, content: contentOf([{ from, to: toOf(memberId), amount, code }]) }),
  )
  const row = await oneOf(
    tx,
    sql<{ o_outcome: number[]; o_txn: string }>`
    SELECT o_outcome, o_txn::text AS o_txn FROM wallet.credit_set(${scope}, ${kind}, ${transferCodes[code]}::smallint, ${currency}, ${ids[0]!},
      (${ids[1]!}::bigint & 65535)::int, ${credits.map(({ memberId }) => memberId)}::text[], ${credits.map(({ amount }) => amount)}::bigint[],
      ${credits.map(({ key }) => key)}::text[], ${hashes}::uuid[], ${credits.map(({ reference = null }) => reference)}::text[])`,
  )
  if (row.o_outcome.includes(3)) refuse('REQUEST_KEY_REUSED')
  const txns = parseIds(row.o_txn)
  const credited = row.o_outcome.map((outcome, place) => ({
    txnId: txns[place]!.toString(),
    isRepeat: outcome === 2,
  }))
  const memberIds = credits.map(({ memberId }) => memberId).filter((_, place) => !credited[place]!.isRepeat)
  if (memberIds.length > 0) await emitEvent(tx, walletMoved, { memberIds: [...new Set(memberIds)], currency })
  return credited
}
