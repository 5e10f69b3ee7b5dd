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
  /** The type of the account that invites, and the account above it. */
  agent_type: AccountType
  upline_id: string | null
  member_type: AccountType
  member_g: number | null
}

const living = sql`i.is_active AND (i.expires_at IS NULL OR i.expires_at > app.now()) AND a.state = 'ACTIVE' AND (a.depth < 20 OR a.type = 0)`

/** A valid invitation of an active account. Codes are the same in upper and lower case. */
export async function readInvitation(
  reader: Reader,
  merchantId: string,
  code: string,
): Promise<InvitationRow | undefined> {
  return firstOf(
    reader,
    sql<InvitationRow>`
    SELECT i.code, i.account_id, a.type AS agent_type, a.upline_id, i.member_type, i.member_g FROM identity.invitation i JOIN identity.account a USING (account_id)
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
    SELECT i.code, i.account_id, a.type AS agent_type, a.upline_id, i.member_type, i.member_g FROM identity.invitation i JOIN identity.account a USING (account_id)
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

/** The code that a member of the merchant invites friends with; undefined without one. */
export async function readOwnCode(
  reader: Reader,
  member: { merchantId: string; accountId: string },
): Promise<string | undefined> {
  const row = await firstOf(
    reader,
    sql<{ code: string }>`
    SELECT i.code FROM identity.invitation i
    WHERE i.account_id = ${member.accountId} AND i.merchant_id = ${member.merchantId} AND i.member_type = 0
    ORDER BY i.created_at, i.code LIMIT 1`,
  )
  return row?.code
}

/** False if the code is another's. */
export async function takeCode(
  tx: Tx,
  own: { merchantId: string; accountId: string; code: string },
): Promise<boolean> {
  const row = await firstOf(
    tx,
    sql`
    INSERT INTO identity.invitation (merchant_id, code, account_id) VALUES (${own.merchantId}, upper(${own.code}), ${own.accountId})
    ON CONFLICT DO NOTHING RETURNING 1`,
  )
  return row !== undefined
}
