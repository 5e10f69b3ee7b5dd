/**
 * One request, one transaction, one commit (STYLE.md 10), and the first answer of every keyed call kept with it
 * (WIRE.md, Idempotency-Key): a definite answer of the handler, a success or a 4xx, is stored and replayed.
 */
import { createHash } from 'node:crypto'
import { Refusal } from '../../kernel/refusal.ts'
import { canonicalJson } from '../../platform/json.ts'
import { firstOf, oneOf, run, sql, type Database, type Tx } from '../../platform/postgres.ts'
import { refusalAnswer, type Answer } from './answers.ts'
import type { Language } from '../../platform/calls.ts'

export interface KeyedRequest { accountId: string; call: string; key: string; body: unknown; language: Language }

interface KeptAnswer { body_hash: Buffer; status: number; answer: string }

/** Runs the work in one transaction; with a request key, at most once for ever. */
export async function runOnce(database: Database, keyed: KeyedRequest | null, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  if (!keyed) return database.transaction(work)
  const bodyHash = createHash('sha256').update(canonicalJson(keyed.body ?? null)).digest()
  return database.transaction(async (tx) => {
    const before = await lockKey(tx, keyed)
    if (before) return replay(before, bodyHash)
    const answer = await attempt(tx, keyed.language, work)
    const kept = await run(tx, sql`
      INSERT INTO app.idempotency (account_id, call, key, body_hash, status, answer)
      VALUES (${keyed.accountId}, ${keyed.call}, ${keyed.key}, ${bodyHash}, ${answer.status}, ${answer.text}) ON CONFLICT DO NOTHING`)
    // The row appeared between our look and now: someone else's answer stands, ours is rolled back.
    if (kept === 0n) throw new Refusal('REQUEST_IN_PROGRESS')
    return answer
  })
}

async function lockKey(tx: Tx, keyed: KeyedRequest): Promise<KeptAnswer | undefined> {
  const name = `${keyed.accountId}\n${keyed.call}\n${keyed.key}`
  const { is_mine } = await oneOf(tx, sql<{ is_mine: boolean }>`SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 7)) AS is_mine`)
  // Read after the lock, in a statement of its own, so that what the former holder committed is seen.
  const kept = await firstOf(tx, sql<KeptAnswer>`
    SELECT body_hash, status, answer FROM app.idempotency
    WHERE account_id = ${keyed.accountId} AND call = ${keyed.call} AND key = ${keyed.key}`)
  if (!is_mine && !kept) throw new Refusal('REQUEST_IN_PROGRESS')
  return kept
}

function replay(kept: KeptAnswer, bodyHash: Buffer): Answer {
  if (!kept.body_hash.equals(bodyHash)) throw new Refusal('REQUEST_KEY_REUSED')
  return { status: kept.status, text: kept.answer, isRepeat: true }
}

const NOT_DEFINITE = new Set([401, 403, 415, 429])

/** Runs the handler behind a savepoint: a refusal takes its effects back and is itself the answer to keep. */
async function attempt(tx: Tx, language: Language, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  await run(tx, sql`SAVEPOINT handler`)
  try {
    return await work(tx)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const answer = refusalAnswer(error, language)
    if (answer.status >= 500 || NOT_DEFINITE.has(answer.status)) throw error
    await run(tx, sql`ROLLBACK TO SAVEPOINT handler`)
    return answer
  }
}
