/** Feeds as they are taken in, and their encrypted secrets. */
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

/** The newest is valid from now on; of the older ones the last stays beside it. */
export async function keepSecret(tx: Tx, provider: string, sealed: Buffer): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.feed SET old_secret = secret, old_secret_at = secret_at, secret = ${sealed}, secret_at = clock_timestamp()
    WHERE provider = ${provider}`,
  )
}

/** False if there was only one. */
export async function endOldSecret(tx: Tx, provider: string): Promise<boolean> {
  const ended = await run(
    tx,
    sql`
    UPDATE sports.feed SET old_secret = NULL, old_secret_at = NULL
    WHERE provider = ${provider} AND old_secret IS NOT NULL`,
  )
  return ended > 0n
}

export interface FeedDraft {
  readonly provider: string
  readonly name: string
  /** Speaks over HTTP; otherwise it is called inside the house only. */
  readonly isOutside: boolean
  /** Encrypted; null: none yet. */
  readonly secret: Buffer | null
  readonly isVirtual: boolean
  readonly silentAfterMs: number
  readonly sportCodes: readonly string[]
}

/** A feed that is there stays as it is. True if it is new. */
export async function addFeed(reader: Reader, draft: FeedDraft): Promise<boolean> {
  const added = await run(
    reader,
    sql`
    INSERT INTO sports.feed (provider, name, is_outside, secret, secret_at, is_virtual, silent_after_ms, sport_codes)
    VALUES (${draft.provider}, ${draft.name}, ${draft.isOutside}, ${draft.secret},
      CASE WHEN ${draft.secret !== null} THEN clock_timestamp() END, ${draft.isVirtual}, ${draft.silentAfterMs},
      ${[...draft.sportCodes]}::text[])
    ON CONFLICT DO NOTHING`,
  )
  return added > 0n
}

export async function writeFeed(
  tx: Tx,
  provider: string,
  { name, silentAfterMs, sportCodes }: Pick<FeedDraft, 'name' | 'silentAfterMs' | 'sportCodes'>,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.feed SET name = ${name}, silent_after_ms = ${silentAfterMs}, sport_codes = ${[...sportCodes]}::text[]
    WHERE provider = ${provider}`,
  )
}
