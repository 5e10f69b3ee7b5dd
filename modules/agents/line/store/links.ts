/** Registration links: rows of identity.invitation that have a name, and what came of them. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { OpenedType } from '../../../../contract/shared/agent-line-words.ts'

export interface LinkRow {
  code: string
  name: string
  member_type: OpenedType
  member_g: number | null
  expires_at: Date | null
  visits: number
  registrations: bigint
  first_deposits: bigint
  created_at: Date
  ended_at: Date | null
}

/** All links of an agent, the deleted ones too, newest first. */
export async function readLinks(reader: Reader, merchantId: string, accountId: string): Promise<LinkRow[]> {
  return rowsOf(
    reader,
    sql<LinkRow>`
    SELECT i.code, coalesce(i.name, '') AS name, i.member_type, i.member_g, i.expires_at, i.visit_count AS visits, i.created_at, i.ended_at,
           c.registrations, c.first_deposits
    FROM identity.invitation i
    CROSS JOIN LATERAL (
      SELECT count(*) AS registrations, count(d.account_id) AS first_deposits
      FROM identity.account a LEFT JOIN agents.first_deposit d ON d.account_id = a.account_id
      WHERE a.merchant_id = i.merchant_id AND a.invitation_code = i.code) AS c
    WHERE i.merchant_id = ${merchantId} AND i.account_id = ${accountId}
    ORDER BY i.created_at DESC, i.code`,
  )
}

export async function countLivingLinks(
  reader: Reader,
  merchantId: string,
  accountId: string,
): Promise<number> {
  const row = await oneOf(
    reader,
    sql<{ count: bigint }>`
    SELECT count(*) AS count FROM identity.invitation
    WHERE merchant_id = ${merchantId} AND account_id = ${accountId} AND ended_at IS NULL`,
  )
  return Number(row.count)
}

export interface LinkDraft {
  readonly merchantId: string
  readonly accountId: string
  readonly code: string
  readonly name: string
  readonly memberType: OpenedType
  readonly memberG: number
  readonly expiresAt: Date | null
}

/** False if the code is taken. */
export async function insertLink(tx: Tx, link: LinkDraft): Promise<boolean> {
  const added = await run(
    tx,
    sql`
    INSERT INTO identity.invitation (merchant_id, code, account_id, name, member_type, member_g, expires_at)
    VALUES (${link.merchantId}, ${link.code}, ${link.accountId}, ${link.name}, ${link.memberType}, ${link.memberG}, ${link.expiresAt})
    ON CONFLICT DO NOTHING`,
  )
  return added > 0n
}

/** False if the agent has no such link any more. */
export async function updateLink(tx: Tx, link: LinkDraft): Promise<boolean> {
  const changed = await run(
    tx,
    sql`
    UPDATE identity.invitation SET name = ${link.name}, member_type = ${link.memberType}, member_g = ${link.memberG}, expires_at = ${link.expiresAt}
    WHERE merchant_id = ${link.merchantId} AND code = upper(${link.code}) AND account_id = ${link.accountId} AND ended_at IS NULL`,
  )
  return changed > 0n
}

export async function endLinkRow(
  tx: Tx,
  link: { merchantId: string; accountId: string; code: string },
): Promise<boolean> {
  const ended = await run(
    tx,
    sql`
    UPDATE identity.invitation SET is_active = false, ended_at = app.now()
    WHERE merchant_id = ${link.merchantId} AND code = upper(${link.code}) AND account_id = ${link.accountId} AND ended_at IS NULL`,
  )
  return ended > 0n
}

/** Counts a visitor of a day once; nothing happens for a code that nobody has. */
export async function noteVisit(
  tx: Tx,
  visit: { merchantId: string; code: string; day: string; visitor: Buffer },
): Promise<void> {
  const known = await firstOf(
    tx,
    sql<{ code: string }>`
    INSERT INTO agents.link_visit (merchant_id, code, day, visitor)
    SELECT i.merchant_id, i.code, ${visit.day}::date, ${visit.visitor} FROM identity.invitation i
    WHERE i.merchant_id = ${visit.merchantId} AND i.code = upper(${visit.code}) AND i.ended_at IS NULL
    ON CONFLICT DO NOTHING RETURNING code`,
  )
  if (!known) return
  await run(
    tx,
    sql`
    UPDATE identity.invitation SET visit_count = visit_count + 1 WHERE merchant_id = ${visit.merchantId} AND code = ${known.code}`,
  )
}

/** Forgets who visited on days that are over in every zone. */
export async function forgetVisits(tx: Tx, before: string): Promise<void> {
  await run(tx, sql`DELETE FROM agents.link_visit WHERE day < ${before}::date`)
}

/** Notes the first deposit of an account; later ones change nothing. */
export async function noteFirstDeposit(tx: Tx, accountId: string): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO agents.first_deposit (account_id, at) VALUES (${accountId}, app.now()) ON CONFLICT DO NOTHING`,
  )
}

/** The agent's link by which an account registered; undefined if it came otherwise. */
export async function linkOfNewcomer(
  reader: Reader,
  accountId: string,
): Promise<{ agentId: string; code: string; username: string } | undefined> {
  return firstOf(
    reader,
    sql<{ agentId: string; code: string; username: string }>`
    SELECT i.account_id AS "agentId", i.code, a.username FROM identity.account a
    JOIN identity.invitation i ON i.merchant_id = a.merchant_id AND i.code = upper(a.invitation_code)
    JOIN identity.account o ON o.account_id = i.account_id AND o.type IN (1, 2, 41, 42)
    WHERE a.account_id = ${accountId} AND a.type <> 4`,
  )
}
