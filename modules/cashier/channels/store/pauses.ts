/** Deposit channels that an operator closed for a while. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface ChannelPause {
  readonly channel: string
  readonly messageTh: string
  readonly messageEn: string
  readonly pausedByName: string
  readonly pausedAt: Date
}

interface PauseRow {
  channel: string
  message_th: string
  message_en: string
  paused_by_name: string
  paused_at: Date
}

const toPause = (row: PauseRow): ChannelPause => ({
  channel: row.channel,
  messageTh: row.message_th,
  messageEn: row.message_en,
  pausedByName: row.paused_by_name,
  pausedAt: row.paused_at,
})

export async function readPauses(reader: Reader, merchantId: string): Promise<ChannelPause[]> {
  return (
    await rowsOf(reader, sql<PauseRow>`SELECT * FROM cashier.channel_pause WHERE merchant_id = ${merchantId}`)
  ).map(toPause)
}

export async function writePause(tx: Tx, merchantId: string, pause: ChannelPause): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO cashier.channel_pause (merchant_id, channel, message_th, message_en, paused_by_name, paused_at)
    VALUES (${merchantId}, ${pause.channel}, ${pause.messageTh}, ${pause.messageEn}, ${pause.pausedByName}, ${pause.pausedAt})
    ON CONFLICT (merchant_id, channel) DO UPDATE SET message_th = excluded.message_th, message_en = excluded.message_en,
      paused_by_name = excluded.paused_by_name, paused_at = excluded.paused_at`,
  )
}

export async function deletePause(tx: Tx, merchantId: string, channel: string): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`DELETE FROM cashier.channel_pause WHERE merchant_id = ${merchantId} AND channel = ${channel}`,
    )) > 0n
  )
}
