/** Rows of system.help_text. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export async function readHelpTexts(reader: Reader, merchantId: string, language: string): Promise<{ topic: string; title: string; content: string }[]> {
  return rowsOf(reader, sql<{ topic: string; title: string; content: string }>`
    SELECT topic, title, content FROM system.help_text WHERE merchant_id = ${merchantId} AND language = ${language} ORDER BY topic`)
}

export async function upsertHelpText(tx: Tx, merchantId: string, language: string, text: { topic: string; title: string; content: string }): Promise<void> {
  await run(tx, sql`
    INSERT INTO system.help_text (merchant_id, topic, language, title, content) VALUES (${merchantId}, ${text.topic}, ${language}, ${text.title}, ${text.content})
    ON CONFLICT (merchant_id, topic, language) DO UPDATE SET title = excluded.title, content = excluded.content, updated_at = app.now()`)
}
