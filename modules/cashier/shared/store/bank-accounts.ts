/** Payout accounts of members: bank accounts, and USDT addresses under the name of their network. */
import { cryptoChannels } from '../../../../contract/shared/cashier-channels.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface BankAccount {
  readonly bankAccountId: string
  readonly memberId: string
  /** A bank's abbreviation, or a network: USDT_TRC20 … */
  readonly bankCode: string
  /** Digits, or an address as `tidyAddress` writes it. */
  readonly accountNo: string
  readonly holderName: string
  readonly boundAt: Date
  readonly usableFrom: Date
}

interface BankAccountRow {
  bank_account_id: string
  member_id: string
  bank_code: string
  account_no: string
  holder_name: string
  bound_at: Date
  usable_from: Date
}

const columns = sql`bank_account_id, member_id, bank_code, account_no, holder_name, bound_at, usable_from`

const fromRow = (row: BankAccountRow): BankAccount => ({
  bankAccountId: row.bank_account_id,
  memberId: row.member_id,
  bankCode: row.bank_code,
  accountNo: row.account_no,
  holderName: row.holder_name,
  boundAt: row.bound_at,
  usableFrom: row.usable_from,
})

interface Owner {
  merchantId: string
  memberId: string
}

const isAddress = sql`bank_code = ANY (${[...cryptoChannels]})`
const isOfKind = { BANK: sql`NOT ${isAddress}`, USDT: isAddress, ANY: sql`true` }
export type AccountKind = keyof typeof isOfKind

/** Accounts of one kind that the member has bound, in order. */
export async function readBankAccounts(
  reader: Reader,
  owner: Owner,
  kind: AccountKind = 'BANK',
): Promise<BankAccount[]> {
  const rows = await rowsOf(
    reader,
    sql<BankAccountRow>`
    SELECT ${columns} FROM cashier.bank_account
    WHERE member_id = ${owner.memberId} AND merchant_id = ${owner.merchantId} AND removed_at IS NULL AND ${isOfKind[kind]} ORDER BY bound_at, bank_account_id`,
  )
  return rows.map(fromRow)
}

export async function readBankAccount(
  reader: Reader,
  owner: Owner,
  bankAccountId: string,
): Promise<BankAccount | undefined> {
  const row = await firstOf(
    reader,
    sql<BankAccountRow>`
    SELECT ${columns} FROM cashier.bank_account
    WHERE bank_account_id = ${bankAccountId} AND member_id = ${owner.memberId} AND merchant_id = ${owner.merchantId} AND removed_at IS NULL`,
  )
  return row && fromRow(row)
}

/** Whether the member ever bound one: a later one waits longer. */
export async function hasBoundBefore(reader: Reader, owner: Owner): Promise<boolean> {
  const row = await oneOf(
    reader,
    sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM cashier.bank_account WHERE member_id = ${owner.memberId} AND merchant_id = ${owner.merchantId}) AS has`,
  )
  return row.has
}

/** Two bindings of one member are serialised, so that the limit holds. */
export async function lockBinding(tx: Tx, memberId: string): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`cashier.bank-account:${memberId}`}, 5))`)
}

/**
 * Binds an account, or again one that this member had removed. Returns its id, or null if it is bound, or
 * ever belonged to somebody else.
 */
export async function bindBankAccount(
  tx: Tx,
  account: BankAccount & { merchantId: string },
): Promise<string | null> {
  const row = await firstOf(
    tx,
    sql<{ bank_account_id: string }>`
    INSERT INTO cashier.bank_account AS b (bank_account_id, merchant_id, member_id, bank_code, account_no, holder_name, bound_at, usable_from)
    VALUES (${account.bankAccountId}, ${account.merchantId}, ${account.memberId}, ${account.bankCode}, ${account.accountNo}, ${account.holderName},
      ${account.boundAt}, ${account.usableFrom})
    ON CONFLICT (merchant_id, bank_code, account_no) DO UPDATE SET
      holder_name = excluded.holder_name, bound_at = excluded.bound_at, usable_from = excluded.usable_from, removed_at = NULL
    WHERE b.member_id = excluded.member_id AND b.removed_at IS NOT NULL
    RETURNING bank_account_id`,
  )
  return row?.bank_account_id ?? null
}

/** Two members who bind one address are serialised, whichever network each names. */
export async function lockAddressBinding(tx: Tx, address: string): Promise<void> {
  await run(
    tx,
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`cashier.payout-address:${address}`}, 5))`,
  )
}

/** Members who have or had the address, on any network. */
export async function ownersOfAddress(
  reader: Reader,
  merchantId: string,
  address: string,
): Promise<{ memberId: string; bankCode: string }[]> {
  const rows = await rowsOf(
    reader,
    sql<{ member_id: string; bank_code: string }>`
    SELECT member_id, bank_code FROM cashier.bank_account WHERE merchant_id = ${merchantId} AND account_no = ${address} AND ${isAddress} ORDER BY bank_code`,
  )
  return rows.map((row) => ({ memberId: row.member_id, bankCode: row.bank_code }))
}

export async function removeBankAccountRow(tx: Tx, bankAccountId: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`UPDATE cashier.bank_account SET removed_at = ${now} WHERE bank_account_id = ${bankAccountId}`,
  )
}

/** Members who have, or had, an account with this number at any bank: for the operator's search. */
export async function membersByBankAccount(
  reader: Reader,
  merchantId: string,
  accountNo: string,
): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ member_id: string }>`
    SELECT DISTINCT member_id FROM cashier.bank_account WHERE merchant_id = ${merchantId} AND account_no = ${accountNo} LIMIT 100`,
  )
  return rows.map((row) => row.member_id)
}

/** Writes another holder's name on every account in use; none can be paid to before the moment. */
export async function renameHolderRows(
  tx: Tx,
  { merchantId, memberId, holderName }: Owner & { holderName: string },
  usableFrom: Date,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE cashier.bank_account SET holder_name = ${holderName}, usable_from = greatest(usable_from, ${usableFrom})
    WHERE merchant_id = ${merchantId} AND member_id = ${memberId} AND removed_at IS NULL`,
  )
}
