/** The encrypted secrets of feeds. */
import { firstOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

/** Those that are valid: the newest, and the one before it. */
export async function secretsOf(reader: Reader, provider: string): Promise<Buffer[]> {
  const row = await firstOf(
    reader,
    sql<{ secret: Buffer | null; old_secret: Buffer | null }>`
    SELECT secret, old_secret FROM sports.feed WHERE provider = ${provider}`,
  )
  return [row?.secret, row?.old_secret].flatMap((secret) => (secret ? [secret] : []))
}

export interface FeedDraft {
  readonly provider: string
  readonly name: string
  /** Encrypted; null: called inside the house only. */
  readonly secret: Buffer | null
  readonly isVirtual: boolean
  readonly silentAfterMs: number
}

/** A feed that is there stays as it is. True if it is new. */
export async function addFeed(tx: Tx | Reader, draft: FeedDraft): Promise<boolean> {
  const added = await run(
    tx,
    sql`
    INSERT INTO sports.feed (provider, name, secret, is_virtual, silent_after_ms)
    VALUES (${draft.provider}, ${draft.name}, ${draft.secret}, ${draft.isVirtual}, ${draft.silentAfterMs})
    ON CONFLICT DO NOTHING`,
  )
  return added > 0n
}

export async function replaceSecret(tx: Tx, provider: string, secret: Buffer): Promise<void> {
  await run(
    tx,
    sql`UPDATE sports.feed SET old_secret = secret, secret = ${secret} WHERE provider = ${provider}`,
  )
}
