/** Rows of system.help_text. */
import type { HelpCategory } from '../../../contract/shared/help-words.ts'
import { rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface HelpRow {
  topic: string
  language: string
  title: string
  content: string
  category: HelpCategory | null
}

/** What a merchant's operators wrote, in every language. */
export async function readHelpTexts(reader: Reader, merchantId: string): Promise<HelpRow[]> {
  return rowsOf(
    reader,
    sql<HelpRow>`SELECT topic, language, title, content, category FROM system.help_text WHERE merchant_id = ${merchantId} ORDER BY topic, language`,
  )
}

export async function upsertHelpText(tx: Tx, merchantId: string, text: HelpRow): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO system.help_text (merchant_id, topic, language, title, content, category)
    VALUES (${merchantId}, ${text.topic}, ${text.language}, ${text.title}, ${text.content}, ${text.category})
    ON CONFLICT (merchant_id, topic, language) DO UPDATE SET title = excluded.title, content = excluded.content, category = excluded.category, updated_at = app.now()`,
  )
}

export async function deleteHelpText(
  tx: Tx,
  merchantId: string,
  topic: string,
  language: string,
): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM system.help_text WHERE merchant_id = ${merchantId} AND topic = ${topic} AND language = ${language}`,
  )
}
