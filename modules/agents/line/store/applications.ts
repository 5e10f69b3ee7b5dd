/** Applications to become an agent. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { ApplicationChannel, ApplicationState } from '../../../../contract/shared/agent-line-words.ts'

export interface ApplicationRow {
  application_id: string
  merchant_id: string
  username: string
  password_hash: string
  payee_name: string
  mobile: string
  language: string
  channel: ApplicationChannel
  message: string
  state: ApplicationState
  account_id: string | null
  reason: string
  decided_by: string | null
  decided_at: Date | null
  created_at: Date
}

const columns = sql`application_id, merchant_id, username, password_hash, payee_name, mobile, language, channel, message, state, account_id, reason, decided_by, decided_at, created_at`

/** False if one of the same name or number is waiting. */
export async function insertApplication(
  tx: Tx,
  fresh: Pick<
    ApplicationRow,
    | 'application_id'
    | 'merchant_id'
    | 'username'
    | 'password_hash'
    | 'payee_name'
    | 'mobile'
    | 'language'
    | 'channel'
    | 'message'
  >,
): Promise<boolean> {
  const added = await run(
    tx,
    sql`
    INSERT INTO agents.application (application_id, merchant_id, username, password_hash, payee_name, mobile, language, channel, message)
    VALUES (${fresh.application_id}, ${fresh.merchant_id}, ${fresh.username}, ${fresh.password_hash}, ${fresh.payee_name}, ${fresh.mobile},
      ${fresh.language}, ${fresh.channel}, ${fresh.message})
    ON CONFLICT DO NOTHING`,
  )
  return added > 0n
}

export async function lockApplication(
  tx: Tx,
  merchantId: string,
  applicationId: string,
): Promise<ApplicationRow | undefined> {
  return firstOf(
    tx,
    sql<ApplicationRow>`
    SELECT ${columns} FROM agents.application WHERE merchant_id = ${merchantId} AND application_id = ${applicationId} FOR UPDATE`,
  )
}

export async function decideApplication(
  tx: Tx,
  applicationId: string,
  decision: { state: 'APPROVED' | 'REJECTED'; accountId: string | null; reason: string; by: string },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE agents.application SET state = ${decision.state}, account_id = ${decision.accountId}, reason = ${decision.reason},
      decided_by = ${decision.by}, decided_at = app.now()
    WHERE application_id = ${applicationId}`,
  )
}

/** The newest first, waiting ones the oldest first. */
export async function readApplications(
  reader: Reader,
  merchantId: string,
  state: ApplicationState,
): Promise<ApplicationRow[]> {
  return rowsOf(
    reader,
    sql<ApplicationRow>`
    SELECT ${columns} FROM agents.application WHERE merchant_id = ${merchantId} AND state = ${state}
    ORDER BY CASE WHEN ${state} = 'WAITING' THEN created_at END, created_at DESC LIMIT 200`,
  )
}
