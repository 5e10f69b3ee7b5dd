/** The facts that the rules about money laundering need. */
import { isCryptoCode } from '../../../../contract/shared/cashier-channels.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader } from '../../../../platform/postgres.ts'
import type { Watched } from './aml.ts'
import { ownersOfAddress } from '../../shared/store/bank-accounts.ts'

/** Credited amounts of a member since a moment. */
export async function readCreditedAmounts(
  reader: Reader,
  { merchantId, memberId }: Watched,
  since: Date,
): Promise<bigint[]> {
  const rows = await rowsOf(
    reader,
    sql<{ credited_amount: bigint }>`
    SELECT credited_amount FROM cashier.deposit WHERE merchant_id = ${merchantId} AND member_id = ${memberId} AND state = 'CONFIRMED' AND changed_at >= ${since}
    ORDER BY changed_at DESC LIMIT 500`,
  )
  return rows.map((row) => row.credited_amount)
}

/** When the first deposit since a moment was credited, undefined without one. */
export async function readFirstCredit(
  reader: Reader,
  { merchantId, memberId }: Watched,
  since: Date,
): Promise<Date | undefined> {
  const { first } = await oneOf(
    reader,
    sql<{ first: Date | null }>`
    SELECT min(changed_at) AS first FROM cashier.deposit WHERE merchant_id = ${merchantId} AND member_id = ${memberId} AND state = 'CONFIRMED' AND changed_at >= ${since}`,
  )
  return first ?? undefined
}

/**
 * What downlines paid up to a member since a moment, and what left again: up or down the line, or as
 * withdrawals.
 */
export async function readPassage(
  reader: Reader,
  { merchantId, memberId }: Watched,
  since: Date,
): Promise<{ inbound: { fromId: string; amount: bigint; at: Date }[]; outAmount: bigint }> {
  const rows = await rowsOf(
    reader,
    sql<{ from_id: string; amount: bigint; at: Date }>`
    SELECT from_id, amount, at FROM cashier.line_transfer
    WHERE merchant_id = ${merchantId} AND to_id = ${memberId} AND direction = 'UP' AND reversed_at IS NULL AND at >= ${since} ORDER BY at DESC LIMIT 500`,
  )
  const { out } = await oneOf(
    reader,
    sql<{ out: bigint }>`
    SELECT (coalesce((SELECT sum(amount) FROM cashier.line_transfer WHERE merchant_id = ${merchantId} AND from_id = ${memberId} AND reversed_at IS NULL AND at >= ${since}), 0)
      + coalesce((SELECT sum(amount) FROM cashier.withdrawal WHERE merchant_id = ${merchantId} AND member_id = ${memberId} AND created_at >= ${since}
          AND state NOT IN ('REJECTED', 'CANCELLED', 'FAILED', 'RESOLVED_RETURNED')), 0))::bigint AS out`,
  )
  return {
    inbound: rows.map((row) => ({ fromId: row.from_id, amount: row.amount, at: row.at })),
    outAmount: out,
  }
}

/** The members who have or had a payout account; an address is the same on every network. */
export async function readBankAccountOwner(
  reader: Reader,
  merchantId: string,
  account: { bankCode: string; accountNo: string },
): Promise<{ memberId: string; bankCode: string } | undefined> {
  if (isCryptoCode(account.bankCode)) return (await ownersOfAddress(reader, merchantId, account.accountNo))[0]
  const row = await firstOf(
    reader,
    sql<{ member_id: string }>`
    SELECT member_id FROM cashier.bank_account WHERE merchant_id = ${merchantId} AND bank_code = ${account.bankCode} AND account_no = ${account.accountNo}`,
  )
  return row && { memberId: row.member_id, bankCode: account.bankCode }
}

export async function addClaim(
  reader: Reader,
  claim: Watched & { bankCode: string; accountNo: string; now: Date },
): Promise<void> {
  await run(
    reader,
    sql`
    INSERT INTO cashier.bank_account_claim (merchant_id, bank_code, account_no, member_id, at)
    VALUES (${claim.merchantId}, ${claim.bankCode}, ${claim.accountNo}, ${claim.memberId}, ${claim.now}) ON CONFLICT DO NOTHING`,
  )
}

export interface BankTie {
  bank_code: string
  account_no: string
  member_ids: string[]
  first_at: Date
  last_at: Date
}

/** Bank accounts that more than one member bound. */
export async function readBankTies(reader: Reader, merchantId: string, atMost: number): Promise<BankTie[]> {
  return rowsOf(
    reader,
    sql<BankTie>`
    SELECT c.bank_code, c.account_no, array_agg(DISTINCT c.member_id) || array_agg(DISTINCT b.member_id) AS member_ids, min(b.bound_at) AS first_at, max(c.at) AS last_at
    FROM cashier.bank_account_claim c JOIN cashier.bank_account b USING (merchant_id, bank_code, account_no)
    WHERE c.merchant_id = ${merchantId} GROUP BY c.bank_code, c.account_no ORDER BY c.bank_code, c.account_no LIMIT ${atMost}`,
  )
}
