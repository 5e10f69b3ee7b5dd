/** What members share with each other, by set: devices, addresses, phones, names (domain/economy.md §9). */
import { oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

export interface Trait {
  kind: 'PHONE' | 'DEVICE' | 'PERSON' | 'NAME' | 'ADDRESS'
  value: string
  member_ids: string[]
  first_at: Date | null
  last_at: Date | null
}

/** Beyond that many rows only the rarest traits count. */
const AT_MOST = 20_000
/** A device or address of more accounts than this is a shop's. */
const CROWD = 50

const digits = (column: string) =>
  sql.raw(`regexp_replace(regexp_replace(coalesce(${column}, ''), '[^0-9]', '', 'g'), '^0', '66')`)

/**
 * Traits that two or more real members share; sign-ins since a moment. Traits shared by fewer members come
 * first.
 */
export async function readSharedTraits(reader: Reader, merchantId: string, since: Date): Promise<Trait[]> {
  return rowsOf(
    reader,
    sql<Trait>`
    WITH person AS (
      SELECT account_id, mobile, profile, created_at, lower(regexp_replace(payee_name, '[[:space:].]', '', 'g')) AS name
      FROM identity.account WHERE merchant_id = ${merchantId} AND type NOT IN (4, 5)
    ), seen AS (
      SELECT s.account_id, s.visitor_id, s.address, s.at FROM identity.sign_in s JOIN person USING (account_id) WHERE s.merchant_id = ${merchantId} AND s.at >= ${since}
    ), phone AS (
      SELECT account_id, ${digits('mobile')} AS number, created_at FROM person
      UNION SELECT account_id, ${digits("profile->>'whatsapp'")}, created_at FROM person
    )
    SELECT * FROM (
      SELECT 'DEVICE' AS kind, visitor_id AS value, array_agg(DISTINCT account_id) AS member_ids, min(at) AS first_at, max(at) AS last_at FROM seen WHERE visitor_id <> '' GROUP BY visitor_id
      UNION ALL SELECT 'ADDRESS', address, array_agg(DISTINCT account_id), min(at), max(at) FROM seen WHERE address <> '' GROUP BY address
      UNION ALL SELECT 'PHONE', number, array_agg(DISTINCT account_id), min(created_at), max(created_at) FROM phone WHERE length(number) >= 8 GROUP BY number
      UNION ALL SELECT 'PERSON', name || ' ' || (profile->>'birthday'), array_agg(DISTINCT account_id), min(created_at), max(created_at) FROM person
        WHERE name <> '' AND profile->>'birthday' <> '' GROUP BY 2
      UNION ALL SELECT 'PERSON', 'ID ' || left(encode(id_hash, 'hex'), 12), array_agg(DISTINCT member_id), min(submitted_at), max(submitted_at) FROM identity.kyc_request
        WHERE merchant_id = ${merchantId} AND id_hash IS NOT NULL GROUP BY id_hash
      UNION ALL SELECT 'NAME', name, array_agg(DISTINCT account_id), min(created_at), max(created_at) FROM person WHERE name <> '' GROUP BY name
    ) AS trait WHERE cardinality(member_ids) BETWEEN 2 AND ${CROWD} ORDER BY cardinality(member_ids), kind, value LIMIT ${AT_MOST}`,
  )
}

/** The most accounts on any device that the member used since a moment, and that device. */
export async function readDeviceCrowd(
  reader: Reader,
  merchantId: string,
  memberId: string,
  since: Date,
): Promise<{ visitorId: string; accounts: number }> {
  const row = await oneOf(
    reader,
    sql<{ visitor_id: string | null; accounts: number }>`
    SELECT coalesce(max(visitor_id), '') AS visitor_id, coalesce(max(accounts), 0) AS accounts FROM (
      SELECT o.visitor_id, count(DISTINCT o.account_id)::int AS accounts FROM identity.sign_in o JOIN identity.account a USING (account_id)
      WHERE o.merchant_id = ${merchantId} AND o.at >= ${since} AND a.type NOT IN (4, 5)
        AND o.visitor_id IN (SELECT DISTINCT visitor_id FROM identity.sign_in WHERE account_id = ${memberId} AND at >= ${since} AND visitor_id <> '')
      GROUP BY o.visitor_id ORDER BY accounts DESC LIMIT 1) AS crowd`,
  )
  return { visitorId: row.visitor_id ?? '', accounts: row.accounts }
}

/** Whether the member signed in from a country not seen before, and when the password was changed. */
export async function readTakeoverSigns(
  reader: Reader,
  memberId: string,
  since: Date,
): Promise<{ hasNewCountry: boolean; passwordChangedAt: Date }> {
  const row = await oneOf(
    reader,
    sql<{ has_new_country: boolean; password_changed_at: Date }>`
    SELECT a.password_changed_at, EXISTS (
      SELECT FROM identity.sign_in n WHERE n.account_id = a.account_id AND n.at >= ${since} AND n.country <> ''
        AND EXISTS (SELECT FROM identity.sign_in o WHERE o.account_id = a.account_id AND o.at < n.at AND o.country NOT IN ('', n.country))
        AND NOT EXISTS (SELECT FROM identity.sign_in o WHERE o.account_id = a.account_id AND o.at < ${since} AND o.country = n.country)) AS has_new_country
    FROM identity.account a WHERE a.account_id = ${memberId}`,
  )
  return { hasNewCountry: row.has_new_country, passwordChangedAt: row.password_changed_at }
}

/** Accounts with the name and birthday, a device or a citizen number of this one. */
export async function readSamePerson(
  reader: Reader,
  merchantId: string,
  accountId: string,
): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ account_id: string }>`
    WITH device AS (SELECT DISTINCT visitor_id FROM identity.sign_in WHERE account_id = ${accountId} AND visitor_id <> '')
    SELECT a.account_id FROM identity.account own JOIN identity.account a
        ON a.merchant_id = own.merchant_id AND lower(a.payee_name) = lower(own.payee_name) AND a.profile->>'birthday' = own.profile->>'birthday'
      WHERE own.account_id = ${accountId} AND own.merchant_id = ${merchantId} AND own.profile->>'birthday' <> ''
        AND a.account_id <> own.account_id AND a.type NOT IN (4, 5)
    UNION SELECT s.account_id FROM device d
      CROSS JOIN LATERAL (SELECT DISTINCT o.account_id FROM identity.sign_in o JOIN identity.account a USING (account_id)
        WHERE o.visitor_id = d.visitor_id AND o.merchant_id = ${merchantId} AND a.type NOT IN (4, 5) LIMIT ${CROWD + 1}) AS s
      WHERE s.account_id <> ${accountId} AND (SELECT count(DISTINCT o.account_id) FROM identity.sign_in o
        WHERE o.visitor_id = d.visitor_id AND o.merchant_id = ${merchantId}) <= ${CROWD}
    UNION SELECT k.member_id FROM identity.kyc_request k
      WHERE k.merchant_id = ${merchantId} AND k.member_id <> ${accountId}
        AND k.id_hash IN (SELECT id_hash FROM identity.kyc_request WHERE member_id = ${accountId} AND id_hash IS NOT NULL)`,
  )
  return rows.map(({ account_id }) => account_id)
}

export interface UsedTrait {
  memberId: string
  kind: 'DEVICE' | 'ADDRESS'
  value: string
}

/** The devices and addresses from which these members signed in since a moment. */
export async function readUsedTraits(
  reader: Reader,
  merchantId: string,
  memberIds: readonly string[],
  since: Date,
): Promise<UsedTrait[]> {
  return rowsOf(
    reader,
    sql<UsedTrait>`
    WITH seen AS (
      SELECT account_id, visitor_id, address FROM identity.sign_in
      WHERE account_id = ANY (${memberIds}) AND merchant_id = ${merchantId} AND at >= ${since}
    )
    SELECT account_id AS "memberId", 'DEVICE' AS kind, visitor_id AS value FROM seen WHERE visitor_id <> '' GROUP BY 1, 3
    UNION ALL SELECT account_id, 'ADDRESS', address FROM seen WHERE address <> '' GROUP BY 1, 3`,
  )
}

export interface PersonTraits {
  memberId: string
  payee: string
  /** From which the account was opened. */
  address: string
}

/** What the accounts say of the persons behind them. */
export async function readPersonTraits(
  reader: Reader,
  merchantId: string,
  memberIds: readonly string[],
): Promise<PersonTraits[]> {
  return rowsOf(
    reader,
    sql<PersonTraits>`
    SELECT account_id AS "memberId", lower(regexp_replace(coalesce(payee_name, ''), '[[:space:].]', '', 'g')) AS payee,
           registered_address AS address
    FROM identity.account WHERE account_id = ANY (${memberIds}) AND merchant_id = ${merchantId}`,
  )
}
