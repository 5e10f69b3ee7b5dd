/** Rows of stops of advertising. */
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

interface AccountKey {
  merchantId: string
  accountId: string
}

/** A repeat changes nothing. */
export async function stopMarketing(
  tx: Tx,
  member: AccountKey,
  since: Date,
  until: Date | null,
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO messaging.marketing_stop (merchant_id, account_id, since, until) VALUES (${member.merchantId}, ${member.accountId}, ${since}, ${until})
    ON CONFLICT (account_id, merchant_id, since) DO NOTHING`,
  )
}

export async function resumeMarketing(tx: Tx, member: AccountKey, now: Date): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE messaging.marketing_stop SET until = greatest(${now}, since)
    WHERE account_id = ${member.accountId} AND merchant_id = ${member.merchantId} AND (until IS NULL OR until > ${now})`,
  )
}

/** Whether the member withdrew the consent to news in the inbox; who was never asked has not. */
const declined = (member: AccountKey, at: ReturnType<typeof sql>) => sql`
  coalesce((SELECT NOT c.is_given FROM messaging.marketing_consent c
    WHERE c.account_id = ${member.accountId} AND c.merchant_id = ${member.merchantId} AND c.channel = 'INBOX' AND c.at <= ${at}
    ORDER BY c.seq DESC LIMIT 1), false)`

/** Whether nothing that advertises may reach the member's inbox now: a stop, or their own wish. */
export async function isMarketingStopped(reader: Reader, member: AccountKey, now: Date): Promise<boolean> {
  const { stopped } = await oneOf(
    reader,
    sql<{ stopped: boolean }>`
    SELECT EXISTS (SELECT 1 FROM messaging.marketing_stop
      WHERE account_id = ${member.accountId} AND merchant_id = ${member.merchantId} AND since <= ${now} AND (until IS NULL OR until > ${now}))
      OR ${declined(member, sql`${now}::timestamptz`)} AS stopped`,
  )
  return stopped
}

/** The members among these who are to get no advertising now: excluded, on a time-out, or with a marker. */
export async function marketingStoppedAmong(
  reader: Reader,
  asked: { merchantId: string; memberIds: readonly string[]; now: Date },
): Promise<Set<string>> {
  const rows = await rowsOf(
    reader,
    sql<{ account_id: string }>`
    SELECT DISTINCT account_id FROM messaging.marketing_stop
    WHERE account_id = ANY (${asked.memberIds}) AND merchant_id = ${asked.merchantId} AND since <= ${asked.now}
      AND (until IS NULL OR until > ${asked.now})`,
  )
  return new Set(rows.map(({ account_id }) => account_id))
}

/** Whether a message `m` is advertising from a time in which the inbox's owner was to get none. */
export const advertisedInPeace = (member: AccountKey) => sql`
  (m.category = 'PROMOTION' AND (EXISTS (
    SELECT FROM messaging.marketing_stop q
    WHERE q.account_id = ${member.accountId} AND q.merchant_id = ${member.merchantId} AND q.since <= m.sent_at AND (q.until IS NULL OR q.until > m.sent_at))
    OR ${declined(member, sql`m.sent_at`)}))`
