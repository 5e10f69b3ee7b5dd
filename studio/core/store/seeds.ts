/** Pairs of seeds. */
import { firstOf, oneOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface PairRow {
  pair_id: bigint
  member_id: string
  commit_hash: string
  sealed: Buffer
  client_seed: string
  nonce: number
  activated_at: Date
}

export async function readActivePair(reader: Reader, memberId: string): Promise<PairRow | undefined> {
  return firstOf(
    reader,
    sql<PairRow>`
    SELECT pair_id, member_id, commit_hash, sealed, client_seed, nonce, activated_at FROM studio.seed_pair WHERE member_id = ${memberId} AND state = 'ACTIVE'`,
  )
}

/** This many rotations may precede it, each while the one before is waited for. */
const LOOKS = 100

/**
 * The same, locked until the transaction ends. If the pair is retired during the wait, it is no longer valid,
 * and its successor did not exist when the wait began: then it is read again.
 */
export async function lockActivePair(tx: Tx, memberId: string): Promise<PairRow | undefined> {
  for (let look = 1; look <= LOOKS; look++) {
    const row = await firstOf(
      tx,
      sql<PairRow>`
      SELECT pair_id, member_id, commit_hash, sealed, client_seed, nonce, activated_at FROM studio.seed_pair WHERE member_id = ${memberId} AND state = 'ACTIVE' FOR UPDATE`,
    )
    if (row || !(await readActivePair(tx, memberId))) return row
  }
  return undefined
}

export async function readNextCommit(reader: Reader, memberId: string): Promise<string> {
  return (
    await oneOf(
      reader,
      sql<{
        commit_hash: string
      }>`SELECT commit_hash FROM studio.seed_pair WHERE member_id = ${memberId} AND state = 'NEXT'`,
    )
  ).commit_hash
}

interface NewPair {
  memberId: string
  commit: string
  sealed: Buffer
}

/** A member's first active pair; a second one at the same moment adds nothing. */
export async function addActivePair(
  reader: Reader,
  pair: NewPair,
  clientSeed: string,
  now: Date,
): Promise<void> {
  await run(
    reader,
    sql`
    INSERT INTO studio.seed_pair (member_id, state, commit_hash, sealed, client_seed, activated_at)
    VALUES (${pair.memberId}, 'ACTIVE', ${pair.commit}, ${pair.sealed}, ${clientSeed}, ${now}) ON CONFLICT (member_id) WHERE state = 'ACTIVE' DO NOTHING`,
  )
}

export async function addNextPair(reader: Reader, pair: NewPair): Promise<void> {
  await run(
    reader,
    sql`
    INSERT INTO studio.seed_pair (member_id, state, commit_hash, sealed) VALUES (${pair.memberId}, 'NEXT', ${pair.commit}, ${pair.sealed})
    ON CONFLICT (member_id) WHERE state = 'NEXT' DO NOTHING`,
  )
}

/** Reveals a pair's server seed for everyone and for ever. */
export async function retirePair(tx: Tx, pairId: bigint, serverSeed: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`UPDATE studio.seed_pair SET state = 'RETIRED', server_seed = ${serverSeed}, retired_at = ${now} WHERE pair_id = ${pairId}`,
  )
}

export async function activateNext(tx: Tx, memberId: string, clientSeed: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE studio.seed_pair SET state = 'ACTIVE', client_seed = ${clientSeed}, activated_at = ${now} WHERE member_id = ${memberId} AND state = 'NEXT'`,
  )
}

export interface RetiredRow {
  server_seed: string
  commit_hash: string
  client_seed: string
  nonce: number
  retired_at: Date
}

export async function readLastRetired(reader: Reader, memberId: string): Promise<RetiredRow | undefined> {
  return firstOf(
    reader,
    sql<RetiredRow>`
    SELECT server_seed, commit_hash, client_seed, nonce, retired_at FROM studio.seed_pair
    WHERE member_id = ${memberId} AND state = 'RETIRED' ORDER BY pair_id DESC LIMIT 1`,
  )
}
