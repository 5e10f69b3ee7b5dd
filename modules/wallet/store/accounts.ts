/** Opening accounts and reading their balances. */
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import type { AccountRef, Balances, Currency, MovedCurrency, OwnerKind } from '../types.ts'

interface HeldRow {
  owner_id: string
  purpose_no: number
  balance: bigint
  version: bigint
  receivable: bigint
}

const MAIN = 4
const BONUS = 8
const TRIAL = 10
const HOLD = 12
const POINTS = 17

const nothing: Balances = {
  main: 0n,
  bonus: 0n,
  hold: 0n,
  points: 0n,
  trial: 0n,
  receivable: 0n,
  balance: 0n,
  version: 0n,
}

/**
 * Opens the accounts of a new member or agent (real money, POINT) or of a trial account (TRIAL only). Twice
 * does nothing more.
 */
export async function openAccounts(
  tx: Tx,
  account: { merchantId: string; memberId: string; kind: OwnerKind },
): Promise<void> {
  await run(tx, sql`SELECT wallet.open_owner(${account.memberId}, ${account.kind}, ${account.merchantId})`)
}

/** What a member has in each account, in minor units; zeroes for an unknown member. */
export async function balancesOf(reader: Reader, memberId: string): Promise<Balances> {
  return (await balancesOfMany(reader, [memberId])).get(memberId) ?? nothing
}

/** The same for a list; members without accounts are absent. */
export async function balancesOfMany(
  reader: Reader,
  memberIds: readonly string[],
): Promise<Map<string, Balances>> {
  const rows = await rowsOf(
    reader,
    sql<HeldRow>`
    SELECT o.owner_id, (b.account_id & 65535)::int AS purpose_no, b.balance, b.version,
           coalesce((SELECT r.amount FROM wallet.receivable r WHERE r.owner_no = o.owner_no AND r.shard = o.shard), 0) AS receivable
    FROM wallet.owner o
    JOIN wallet.balance b ON b.account_id >= o.owner_no * 65536 AND b.account_id < o.owner_no * 65536 + 65536 AND b.shard = o.shard
    WHERE o.family = 1 AND o.owner_id = ANY (${[...memberIds]}::text[])`,
  )
  return new Map(
    [...Map.groupBy(rows, (row) => row.owner_id)].map(([memberId, held]) => [memberId, toBalances(held)]),
  )
}

function toBalances(held: HeldRow[]): Balances {
  const of = (purpose: number) => held.find((row) => row.purpose_no === purpose)?.balance ?? 0n
  const versions = held.filter((row) => row.purpose_no <= TRIAL).map((row) => row.version)
  return {
    main: of(MAIN),
    bonus: of(BONUS),
    hold: of(HOLD),
    points: of(POINTS),
    trial: of(TRIAL),
    receivable: held[0]?.receivable ?? 0n,
    balance: of(MAIN) + of(BONUS),
    version: versions.reduce((newest, version) => (version > newest ? version : newest), 0n),
  }
}

/**
 * Locks what the member may spend until the transaction ends, then reads it, for rules that depend on a
 * balance. The read is a statement of its own, so it sees what the lock waited for.
 */
export async function lockMember(tx: Tx, memberId: string): Promise<Balances> {
  await lockSpendable(tx, memberId)
  return balancesOf(tx, memberId)
}

/** Takes the lock that serialises a member's bets, guards and rounds: main, bonus and trial, in id order. */
export async function lockSpendable(tx: Tx, memberId: string): Promise<void> {
  await run(
    tx,
    sql`
    SELECT b.account_id FROM wallet.owner o
    JOIN wallet.balance b ON b.account_id >= o.owner_no * 65536 + 4 AND b.account_id <= o.owner_no * 65536 + 10 AND b.shard = o.shard
    WHERE o.family = 1 AND o.owner_id = ${memberId} ORDER BY b.account_id FOR UPDATE OF b`,
  )
}

/**
 * The numbers behind account references, and the currency they are in: the one that is wanted, or their
 * merchant's. An unknown member is a bug of the caller, not a refusal.
 */
export async function accountIds(
  tx: Tx,
  refs: readonly AccountRef[],
  wanted: MovedCurrency,
): Promise<{ ids: bigint[]; currency: Currency }> {
  const named = refs.map((ref) => {
    if ('member' in ref) return { family: 1, owner: ref.member, purpose: ref.purpose }
    if ('merchant' in ref) return { family: 2, owner: ref.merchant, purpose: ref.purpose }
    return { family: 3, owner: ref.vendor, purpose: ref.purpose }
  })
  const [families, owners] = [named.map((name) => name.family), named.map((name) => name.owner)]
  const row = await oneOf(
    tx,
    sql<{ ids: string; currency: Currency }>`
    WITH money AS MATERIALIZED (SELECT wallet.named_currency(${wanted}, ${families}::int[], ${owners}::text[]) AS currency)
    SELECT m.currency, array_agg(wallet.account_id(s.family, s.owner, s.purpose, m.currency) ORDER BY s.n)::text AS ids
    FROM money m, unnest(${families}::int[], ${owners}::text[], ${named.map((name) => name.purpose)}::text[])
      WITH ORDINALITY AS s(family, owner, purpose, n)
    GROUP BY m.currency`,
  )
  return { ids: parseIds(row.ids), currency: row.currency }
}

/** The purposes that a balance shows together, by their numbers. */
export function shownPurposes(currency: MovedCurrency): number[] {
  if (currency === 'POINT') return [POINTS]
  return currency === 'TRIAL' ? [TRIAL] : [MAIN, BONUS]
}

/** A bigint array as PostgreSQL writes it. */
export function parseIds(text: string): bigint[] {
  const inside = text.slice(1, -1)
  return inside === '' ? [] : inside.split(',').map((id) => BigInt(id))
}
