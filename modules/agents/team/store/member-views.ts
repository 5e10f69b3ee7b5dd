/** Which agent opened which member's sheet. */
import { run, sql, type Tx } from '../../../../platform/postgres.ts'

export async function noteView(tx: Tx, agentId: string, accountId: string): Promise<void> {
  await run(tx, sql`INSERT INTO agents.member_view (agent_id, account_id) VALUES (${agentId}, ${accountId})`)
}
