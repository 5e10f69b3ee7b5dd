/** Addresses of members on chains, and the transfers seen there. */
import type { CryptoChannel } from '../../../../contract/shared/cashier-channels.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

interface AddressOwner {
  merchantId: string
  memberId: string
  channel: CryptoChannel
}

export async function readAddress(reader: Reader, owner: AddressOwner): Promise<string | undefined> {
  const row = await firstOf(
    reader,
    sql<{ address: string }>`
    SELECT address FROM cashier.crypto_address WHERE merchant_id = ${owner.merchantId} AND member_id = ${owner.memberId} AND channel = ${owner.channel}`,
  )
  return row?.address
}

/** Stores a new address; returns the existing one if another request was faster. */
export async function keepAddress(tx: Tx, owner: AddressOwner, address: string, now: Date): Promise<string> {
  await run(
    tx,
    sql`
    INSERT INTO cashier.crypto_address (merchant_id, member_id, channel, address, made_at) VALUES (${owner.merchantId}, ${owner.memberId}, ${owner.channel}, ${address}, ${now})
    ON CONFLICT (merchant_id, member_id, channel) DO NOTHING`,
  )
  return (await readAddress(tx, owner))!
}

/** The owner of an address, locked: transfers to one address are processed one after the other. */
export async function lockAddress(
  tx: Tx,
  merchantId: string,
  channel: CryptoChannel,
  address: string,
): Promise<{ memberId: string; address: string } | undefined> {
  const row = await firstOf(
    tx,
    sql<{ member_id: string; address: string }>`
    SELECT member_id, address FROM cashier.crypto_address
    WHERE merchant_id = ${merchantId} AND channel = ${channel} AND (address = ${address} OR (channel <> 'USDT_TRC20' AND lower(address) = lower(${address}))) FOR UPDATE`,
  )
  return row && { memberId: row.member_id, address: row.address }
}

/** Whether the address was given out for deposits. */
export async function isHouseAddress(reader: Reader, merchantId: string, address: string): Promise<boolean> {
  const row = await oneOf(
    reader,
    sql<{ is_ours: boolean }>`
    SELECT EXISTS (SELECT FROM cashier.crypto_address WHERE merchant_id = ${merchantId} AND (address = ${address} OR (channel <> 'USDT_TRC20' AND lower(address) = lower(${address})))) AS is_ours`,
  )
  return row.is_ours
}

export interface CryptoPayment {
  readonly merchantId: string
  readonly channel: CryptoChannel
  readonly txHash: string
  readonly depositId: string
  readonly address: string
  readonly fromAddress: string
  /** Millionths of a USDT. */
  readonly amount: bigint
  readonly confirmations: number
  readonly confirmationsNeeded: number
  /** Millionths of a baht for one USDT; null before the first confirmation. */
  readonly rate: bigint | null
  readonly thbAmount: bigint | null
  readonly seenAt: Date
  readonly endedAt: Date | null
}

interface CryptoPaymentRow {
  merchant_id: string
  channel: CryptoChannel
  tx_hash: string
  deposit_id: string
  address: string
  from_address: string
  amount: bigint
  confirmations: number
  confirmations_needed: number
  rate: bigint | null
  thb_amount: bigint | null
  seen_at: Date
  ended_at: Date | null
}

const columns = sql`merchant_id, channel, tx_hash, deposit_id, address, from_address, amount, confirmations, confirmations_needed, rate, thb_amount, seen_at, ended_at`

const fromRow = (row: CryptoPaymentRow): CryptoPayment => ({
  merchantId: row.merchant_id,
  channel: row.channel,
  txHash: row.tx_hash,
  depositId: row.deposit_id,
  address: row.address,
  fromAddress: row.from_address,
  amount: row.amount,
  confirmations: row.confirmations,
  confirmationsNeeded: row.confirmations_needed,
  rate: row.rate,
  thbAmount: row.thb_amount,
  seenAt: row.seen_at,
  endedAt: row.ended_at,
})

export async function readCryptoPayment(
  reader: Reader,
  merchantId: string,
  channel: CryptoChannel,
  txHash: string,
): Promise<CryptoPayment | undefined> {
  const row = await firstOf(
    reader,
    sql<CryptoPaymentRow>`
    SELECT ${columns} FROM cashier.crypto_payment WHERE merchant_id = ${merchantId} AND channel = ${channel} AND tx_hash = ${txHash}`,
  )
  return row && fromRow(row)
}

/** The transfers for deposits, by deposit; one each. */
export async function readCryptoPaymentsOf(
  reader: Reader,
  depositIds: readonly string[],
): Promise<Map<string, CryptoPayment>> {
  if (depositIds.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<CryptoPaymentRow>`SELECT ${columns} FROM cashier.crypto_payment WHERE deposit_id = ANY (${depositIds})`,
  )
  return new Map(rows.map((row) => [row.deposit_id, fromRow(row)]))
}

export async function insertCryptoPayment(
  tx: Tx,
  payment: Omit<CryptoPayment, 'rate' | 'thbAmount' | 'endedAt'>,
): Promise<CryptoPayment> {
  const row = await oneOf(
    tx,
    sql<CryptoPaymentRow>`
    INSERT INTO cashier.crypto_payment (merchant_id, channel, tx_hash, deposit_id, address, from_address, amount, confirmations, confirmations_needed, seen_at)
    VALUES (${payment.merchantId}, ${payment.channel}, ${payment.txHash}, ${payment.depositId}, ${payment.address}, ${payment.fromAddress}, ${payment.amount},
      ${payment.confirmations}, ${payment.confirmationsNeeded}, ${payment.seenAt})
    RETURNING ${columns}`,
  )
  return fromRow(row)
}

/** Confirmations only grow; the rate is written once; an end stays. */
export async function changeCryptoPayment(
  tx: Tx,
  payment: CryptoPayment,
  change: { confirmations: number; fixed?: { rate: bigint; thbAmount: bigint; at: Date }; endedAt?: Date },
): Promise<CryptoPayment> {
  const row = await oneOf(
    tx,
    sql<CryptoPaymentRow>`
    UPDATE cashier.crypto_payment SET confirmations = greatest(confirmations, ${change.confirmations}::int),
      rate = coalesce(rate, ${change.fixed?.rate ?? null}::bigint), thb_amount = coalesce(thb_amount, ${change.fixed?.thbAmount ?? null}::bigint),
      fixed_at = coalesce(fixed_at, ${change.fixed?.at ?? null}::timestamptz), ended_at = coalesce(ended_at, ${change.endedAt ?? null}::timestamptz)
    WHERE merchant_id = ${payment.merchantId} AND channel = ${payment.channel} AND tx_hash = ${payment.txHash} RETURNING ${columns}`,
  )
  return fromRow(row)
}

/** Transfers that still gather confirmations and whose hash begins so, those seen first at the front. */
export async function readGrowingTransfers(
  reader: Reader,
  prefix: string,
  limit: number,
): Promise<CryptoPayment[]> {
  const rows = await rowsOf(
    reader,
    sql<CryptoPaymentRow>`
    SELECT ${columns} FROM cashier.crypto_payment WHERE ended_at IS NULL AND starts_with(tx_hash, ${prefix}) ORDER BY seen_at LIMIT ${limit}`,
  )
  return rows.map(fromRow)
}
