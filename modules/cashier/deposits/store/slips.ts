/** Slips that members uploaded for their bank transfers. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface Slip {
  readonly slipId: string
  readonly depositId: string
  /** Under /files/, for the member and operators with deposits.read. */
  readonly fileName: string
  readonly imageHash: string
  /** From the code on the slip; null if it could not be read. */
  readonly sendingBank: string | null
  readonly transRef: string | null
  /** The same picture was uploaded before. */
  readonly isRepeated: boolean
  readonly uploadedAt: Date
}

interface SlipRow {
  slip_id: string
  deposit_id: string
  file_name: string
  image_hash: string
  sending_bank: string | null
  trans_ref: string | null
  is_repeated: boolean
  uploaded_at: Date
}

const fromRow = (row: SlipRow): Slip => ({
  slipId: row.slip_id,
  depositId: row.deposit_id,
  fileName: row.file_name,
  imageHash: row.image_hash,
  sendingBank: row.sending_bank,
  transRef: row.trans_ref,
  isRepeated: row.is_repeated,
  uploadedAt: row.uploaded_at,
})

/** Slips of deposits, oldest first. */
export async function slipsOf(reader: Reader, depositIds: readonly string[]): Promise<Map<string, Slip[]>> {
  if (depositIds.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<SlipRow>`
    SELECT slip_id, deposit_id, file_name, image_hash, sending_bank, trans_ref, is_repeated, uploaded_at
    FROM cashier.deposit_slip WHERE deposit_id = ANY (${depositIds}) ORDER BY uploaded_at, slip_id`,
  )
  return Map.groupBy(rows.map(fromRow), (slip) => slip.depositId)
}

/** Stores a slip; false if its bank and reference were uploaded before, by anybody. */
export async function keepSlip(
  tx: Tx,
  slip: Slip & { merchantId: string; memberId: string },
): Promise<boolean> {
  const kept = await run(
    tx,
    sql`
    INSERT INTO cashier.deposit_slip (slip_id, merchant_id, deposit_id, member_id, file_name, image_hash, sending_bank, trans_ref, is_repeated, uploaded_at)
    VALUES (${slip.slipId}, ${slip.merchantId}, ${slip.depositId}, ${slip.memberId}, ${slip.fileName}, ${slip.imageHash}, ${slip.sendingBank}, ${slip.transRef}, ${slip.isRepeated},
      ${slip.uploadedAt})
    ON CONFLICT (merchant_id, sending_bank, trans_ref) WHERE trans_ref IS NOT NULL DO NOTHING`,
  )
  return kept > 0n
}

/** Whether a bank already reported this reference for another deposit: that transfer has been counted. */
export async function isReferencePaid(
  reader: Reader,
  merchantId: string,
  transRef: string,
  depositId: string,
): Promise<boolean> {
  const row = await firstOf(
    reader,
    sql`
    SELECT 1 FROM cashier.payment WHERE merchant_id = ${merchantId} AND channel = 'BANK_TRANSFER' AND bank_reference = ${transRef} AND deposit_id <> ${depositId}`,
  )
  return row !== undefined
}

/** The deposit for which a transfer's slip was uploaded. */
export async function depositBySlip(
  reader: Reader,
  merchantId: string,
  sendingBank: string,
  transRef: string,
): Promise<string | undefined> {
  const row = await firstOf(
    reader,
    sql<{ deposit_id: string }>`
    SELECT deposit_id FROM cashier.deposit_slip WHERE merchant_id = ${merchantId} AND sending_bank = ${sendingBank} AND trans_ref = ${transRef}`,
  )
  return row?.deposit_id
}
