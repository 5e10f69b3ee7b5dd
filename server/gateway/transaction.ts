/**
 * One request, one transaction, one commit (style.md §3), and the first answer of every keyed call kept with
 * it (wire.md §1, Idempotency-Key): a definite answer of the handler, a success or a 4xx, is stored and
 * replayed.
 */
import { createHash } from 'node:crypto'
import { Refusal } from '../../kernel/refusal.ts'
import { canonicalJson } from '../../platform/json.ts'
import {
  hasAnswer,
  keepAnswer,
  lockRequestKey,
  withSavepoint,
  type KeptAnswer,
  type RequestKey,
} from '../../platform/idempotency.ts'
import type { Database, Tx } from '../../platform/postgres.ts'
import { refusalAnswer, type Answer, type Hearer } from './answers.ts'

export interface KeyedRequest extends RequestKey {
  body: unknown
  hearer: Hearer
}

/** Runs the work in one transaction; with a request key, at most once for ever. */
export async function runOnce(
  database: Database,
  keyed: KeyedRequest | null,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  if (!keyed) return database.transaction(work)
  const bodyHash = createHash('sha256')
    .update(canonicalJson(keyed.body ?? null))
    .digest()
  return database.transaction(async (tx) => {
    const { isMine, kept } = await lockRequestKey(tx, keyed)
    if (kept) return replay(kept, bodyHash)
    if (!isMine) throw new Refusal('REQUEST_IN_PROGRESS')
    const answer = await attempt(tx, keyed.hearer, work)
    // The row appeared between our look and now: someone else's answer stands, ours is rolled back.
    if (!(await keepAnswer(tx, keyed, bodyHash, answer.status, answer.text)))
      throw new Refusal('REQUEST_IN_PROGRESS')
    return answer
  })
}

/** Keys whose proof is under way in this process: the same key sent many times at once is proved once. */
const proving = new Set<string>()

/**
 * What must be checked before the transaction: once for a key, and not if its answer is stored. Passes its
 * refusal on.
 */
export async function proveOnce(
  database: Database,
  keyed: KeyedRequest | null,
  prove: () => Promise<void>,
  work: (refusal: Refusal | null) => Promise<Answer>,
): Promise<Answer> {
  if (!keyed) return work(await refusalOf(prove))
  const name = `${keyed.accountId}\n${keyed.call}\n${keyed.key}`
  if (proving.has(name)) throw new Refusal('REQUEST_IN_PROGRESS')
  proving.add(name)
  try {
    return await work((await hasAnswer(database.kysely, keyed)) ? null : await refusalOf(prove))
  } finally {
    proving.delete(name)
  }
}

async function refusalOf(prove: () => Promise<void>): Promise<Refusal | null> {
  try {
    await prove()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

function replay(kept: KeptAnswer, bodyHash: Buffer): Answer {
  if (!kept.body_hash.equals(bodyHash)) throw new Refusal('REQUEST_KEY_REUSED')
  return { status: kept.status, text: kept.answer, isRepeat: true }
}

const NOT_DEFINITE = new Set([401, 403, 415, 429])

/** Runs the handler after a savepoint: a refusal rolls its effects back and is itself the answer to store. */
function attempt(tx: Tx, hearer: Hearer, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  return withSavepoint(tx, async (undo) => {
    try {
      return await work(tx)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const answer = refusalAnswer(error, hearer)
      if (answer.status >= 500 || NOT_DEFINITE.has(answer.status)) throw error
      await undo()
      return answer
    }
  })
}
