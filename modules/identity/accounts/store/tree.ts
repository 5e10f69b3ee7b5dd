/** The tree of accounts and the codes that invite into it. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { AccountType } from '../types.ts'

export async function readUplines(
  reader: Reader,
  accountId: string,
): Promise<{ accountId: string; distance: number }[]> {
  const rows = await rowsOf(
    reader,
    sql<{
      upline_id: string
      distance: number
    }>`SELECT upline_id, distance FROM identity.upline WHERE account_id = ${accountId} ORDER BY distance`,
  )
  return rows.map((row) => ({ accountId: row.upline_id, distance: row.distance }))
}

export async function isUpline(reader: Reader, uplineId: string, accountId: string): Promise<boolean> {
  return (
    (await firstOf(
      reader,
      sql`SELECT 1 FROM identity.upline WHERE account_id = ${accountId} AND upline_id = ${uplineId}`,
    )) !== undefined
  )
}

export async function readDownline(
  reader: Reader,
  accountId: string,
  atMostDistance: number,
): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ account_id: string }>`
    SELECT account_id FROM identity.upline WHERE upline_id = ${accountId} AND distance <= ${atMostDistance} ORDER BY distance, account_id`,
  )
  return rows.map((row) => row.account_id)
}

export interface InvitationRow {
  code: string
  account_id: string
  agent_type: AccountType
  member_type: AccountType
  member_g: number | null
}

const living = sql`i.is_active AND (i.expires_at IS NULL OR i.expires_at > app.now()) AND a.state = 'ACTIVE' AND a.depth < 20`

/** A valid invitation of an active account. Codes are the same in upper and lower case. */
export async function readInvitation(
  reader: Reader,
  merchantId: string,
  code: string,
): Promise<InvitationRow | undefined> {
  return firstOf(
    reader,
    sql<InvitationRow>`
    SELECT i.code, i.account_id, a.type AS agent_type, i.member_type, i.member_g FROM identity.invitation i JOIN identity.account a USING (account_id)
    WHERE i.merchant_id = ${merchantId} AND i.code = upper(${code}) AND ${living}`,
  )
}

export async function readInvitationByHost(
  reader: Reader,
  merchantId: string,
  host: string,
): Promise<InvitationRow | undefined> {
  return firstOf(
    reader,
    sql<InvitationRow>`
    SELECT i.code, i.account_id, a.type AS agent_type, i.member_type, i.member_g FROM identity.invitation i JOIN identity.account a USING (account_id)
    WHERE i.merchant_id = ${merchantId} AND i.host = lower(${host}) AND ${living}`,
  )
}

export async function insertInvitation(
  tx: Tx,
  invitation: {
    merchantId: string
    code: string
    accountId: string
    memberType?: AccountType
    memberG?: number | null
    host?: string | null
  },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO identity.invitation (merchant_id, code, account_id, member_type, member_g, host)
    VALUES (${invitation.merchantId}, upper(${invitation.code}), ${invitation.accountId}, ${invitation.memberType ?? 0}, ${invitation.memberG ?? null}, ${invitation.host?.toLowerCase() ?? null})`,
  )
}
