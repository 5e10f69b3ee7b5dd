/** Rows of what members agreed to; the newest of a channel counts. */
import type { ConsentSource, MarketingChannel } from '../../../../contract/shared/marketing-words.ts'
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface Consent {
  accountId: string
  channel: MarketingChannel
  isGiven: boolean
  source: ConsentSource
  at: Date
}

/** The newest choice of each of these members in each channel; who was never asked is left out. */
export async function readConsents(
  reader: Reader,
  merchantId: string,
  accountIds: readonly string[],
): Promise<Consent[]> {
  return rowsOf(
    reader,
    sql<Consent>`
    SELECT DISTINCT ON (account_id, channel) account_id AS "accountId", channel, is_given AS "isGiven", source, at
    FROM messaging.marketing_consent WHERE account_id = ANY (${[...accountIds]}) AND merchant_id = ${merchantId}
    ORDER BY account_id, channel, seq DESC`,
  )
}

/** One choice of one member at a time: a second one waits, so that none is written twice. */
export async function lockConsents(tx: Tx, accountId: string): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtext('marketing_consent'), hashtext(${accountId}))`)
}

export async function insertConsents(
  tx: Tx,
  member: { merchantId: string; accountId: string },
  choice: { channels: readonly MarketingChannel[]; isGiven: boolean; source: ConsentSource; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO messaging.marketing_consent (merchant_id, account_id, channel, is_given, source, at)
    SELECT ${member.merchantId}, ${member.accountId}, c, ${choice.isGiven}, ${choice.source}, ${choice.at}
    FROM unnest(${[...choice.channels]}::text[]) AS c`,
  )
}
