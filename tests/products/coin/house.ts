/** Members, the coin's game and its tables, and what must hold between the product and the ledger. */
import { balancesOfMany, setGameGuards } from '../../../modules/wallet/index.ts'
import { openDatabase, rowsOf, sql, type Database } from '../../../platform/postgres.ts'
import { openMember } from '../../ledger/support.ts'
import { coinTables, GAME, VENDOR } from './coin.ts'

const OPENING = 1_000_000n

/** Makes the product's tables and opens its game and its members. */
export async function openCoinHouse(
  ownerUrl: string,
  database: Database,
  memberIds: readonly string[],
  opening = OPENING,
): Promise<void> {
  const owner = openDatabase({ url: ownerUrl, role: null, max: 1 })
  await owner.pool.query(coinTables)
  await owner.close()
  await database.transaction((tx) =>
    setGameGuards(tx, [{ vendor: VENDOR, gameCode: GAME, product: 'ELOTT', isOpen: true }]),
  )
  for (const memberId of memberIds) await openMember(database, memberId, { main: opening })
}

/**
 * What is wrong between the product and the ledger: bets without their money, money without its bet, rounds
 * that differ from their bets and prizes, and members who hold something else than their bets left them.
 */
export async function coinFaults(
  database: Database,
  memberIds: readonly string[],
  opening = OPENING,
): Promise<string[]> {
  const bets = await rowsOf(
    database.kysely,
    sql<{ fault: string }>`
    WITH money AS (
      SELECT t.key AS bet_id, t.txn_id::text AS wallet_txn, o.owner_id AS member_id, l.amount,
             EXISTS (SELECT FROM wallet.transfer x WHERE x.reverses_txn_id = t.txn_id) AS is_cancelled
      FROM wallet.transfer t
      JOIN wallet.scope v ON v.scope_no = t.scope_no AND v.scope = ${`vendor:${VENDOR}`}
      JOIN wallet.round r ON r.round_no = t.round_no AND r.shard = t.shard
      JOIN wallet.owner o ON o.owner_no = r.owner_no AND o.shard = r.shard
      CROSS JOIN LATERAL (SELECT sum(x.amount)::bigint AS amount FROM wallet.transfer x WHERE x.id >= t.txn_id AND x.id < t.txn_id + 8 AND x.txn_id = t.txn_id AND x.code = 1) AS l
      WHERE t.kind = 1)
    SELECT coalesce(m.bet_id, b.bet_id) || ': ' || coalesce(m::text, 'no money') || ' against ' || coalesce(b::text, 'no bet') AS fault
    FROM money m FULL JOIN coin.bet b USING (bet_id)
    WHERE (m.wallet_txn, m.member_id, m.amount, m.is_cancelled) IS DISTINCT FROM (b.wallet_txn, b.member_id, b.amount, b.is_cancelled)`,
  )
  const rounds = await rowsOf(
    database.kysely,
    sql<{ fault: string }>`
    SELECT coalesce(p.issue, r.round_id) || ' of ' || coalesce(p.member_id, o.owner_id) || ': ' || coalesce(p::text, 'no prize') || ' against '
           || coalesce(concat_ws(', ', r.state, r.win_amount, v.amount, v.version), 'no round') AS fault
    FROM wallet.round r JOIN wallet.owner o ON o.owner_no = r.owner_no AND o.shard = r.shard
    LEFT JOIN wallet.round_valid v ON v.round_no = r.round_no AND v.shard = r.shard
    FULL JOIN coin.prize p ON r.round_id = ${`${GAME}-`} || p.issue AND p.member_id = o.owner_id
    WHERE r.state IS DISTINCT FROM 2
      AND (r.state, r.win_amount, v.amount, v.version) IS DISTINCT FROM (1::smallint, p.win, p.valid, p.paid_version)`,
  )
  const due = new Map(
    (
      await rowsOf(
        database.kysely,
        sql<{ member_id: string; change: bigint }>`
        SELECT member_id, sum(change)::bigint AS change FROM (
          SELECT member_id, -amount AS change FROM coin.bet WHERE NOT is_cancelled
          UNION ALL SELECT member_id, win + rebate FROM coin.prize WHERE paid_version = version) AS s GROUP BY member_id`,
      )
    ).map((row) => [row.member_id, opening + row.change]),
  )
  const held = await balancesOfMany(database.kysely, memberIds)
  const wrong = memberIds.flatMap((memberId) => {
    const { main, receivable } = held.get(memberId)!
    const expected = due.get(memberId) ?? opening
    return main - receivable === expected
      ? []
      : [`${memberId} holds ${main - receivable} instead of ${expected}`]
  })
  return [...bets, ...rounds].map(({ fault }) => fault).concat(wrong)
}
