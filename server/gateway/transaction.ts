/**
 * One request, one transaction, one commit (style.md §3), and the first answer of every keyed call kept with
 * it (wire.md §1, Idempotency-Key): a definite answer of the handler, a success or a 4xx, is stored and
 * replayed.
 */
import { createHash } from 'node:crypto'
import { Refusal } from '../../kernel/refusal.ts'
import { canonicalJson } from '../../platform/json.ts'
import {
  keepAnswer,
  lockRequestKey,
  readAnswer,
  type KeptAnswer,
  type RequestKey,
} from '../../platform/idempotency.ts'
import { Turns } from '../../platform/one-at-a-time.ts'
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
  const bodyHash = hashOf(keyed)
  const inTransaction = () =>
    database.transaction(async (tx) => {
      const { isMine, kept } = await lockRequestKey(tx, keyed)
      if (kept) return replay(kept, bodyHash)
      if (!isMine) throw new Refusal('REQUEST_IN_PROGRESS')
      const answer = await attempt(keyed.hearer, () => work(tx))
      // The row appeared between our look and now: someone else's answer stands, ours is rolled back.
      if (!(await keepAnswer(tx, keyed, bodyHash, answer))) throw new Refusal('REQUEST_IN_PROGRESS')
      return answer
    })
  return keepingRefusals(database, keyed, inTransaction)
}

const hashOf = ({ body }: KeyedRequest): Buffer =>
  createHash('sha256')
    .update(canonicalJson(body ?? null))
    .digest()

/** A definite refusal on its way out of the transaction, which rolls the handler's effects back. */
class Refused extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super(answer.text)
    this.answer = answer
  }
}

const NOT_DEFINITE = new Set([401, 403, 415, 429])

/** Passes on what the work returns; a refusal that is an answer to store leaves as `Refused`. */
async function attempt<Result>(hearer: Hearer, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const answer = refusalAnswer(error, hearer)
    throw answer.status >= 500 || NOT_DEFINITE.has(answer.status) ? error : new Refused(answer)
  }
}

/** What the work returns, or the refusal that it ends with. */
async function keepingRefusals(
  database: Database,
  keyed: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused) return keepAlone(database, keyed, error.answer)
    throw error
  }
}

/**
 * Stores an answer by a statement of its own. The key is free meanwhile: if the same request came again and
 * its answer was stored first, that one stands and is given here too.
 */
async function keepAlone({ kysely }: Database, keyed: KeyedRequest, answer: Answer): Promise<Answer> {
  const bodyHash = hashOf(keyed)
  if (await keepAnswer(kysely, keyed, bodyHash, answer)) return answer
  const kept = await readAnswer(kysely, keyed)
  return kept ? replay(kept, bodyHash) : answer
}

/** Of an account, so that those who press several times at once find what their first press brought. */
const looking = new Turns()

/** The work, unless a look before it answers or refuses: then no transaction is needed. */
export async function lookFirst(
  database: Database,
  keyed: KeyedRequest | null,
  look: () => Promise<Answer | null>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!keyed) return (await look()) ?? work()
  const inTurn = async () => {
    const found = await attempt(keyed.hearer, look)
    return found ? keepAlone(database, keyed, found) : work()
  }
  return looking.take(`${keyed.accountId}\n${keyed.call}`, () => keepingRefusals(database, keyed, inTurn))
}

/** Keys whose proof is under way in this process: the same key sent many times at once is proved once. */
const proving = new Set<string>()

/** The work, unless what must be checked before it refuses; not asked again for a key that has its answer. */
export async function proveOnce(
  database: Database,
  keyed: KeyedRequest | null,
  prove: () => Promise<void>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!keyed) return prove().then(work)
  const name = `${keyed.accountId}\n${keyed.call}\n${keyed.key}`
  if (proving.has(name)) throw new Refusal('REQUEST_IN_PROGRESS')
  proving.add(name)
  try {
    const kept = await readAnswer(database.kysely, keyed)
    if (kept) return replay(kept, hashOf(keyed))
    return await keepingRefusals(database, keyed, () => attempt(keyed.hearer, prove).then(work))
  } finally {
    proving.delete(name)
  }
}

function replay(kept: KeptAnswer, bodyHash: Buffer): Answer {
  if (!kept.body_hash.equals(bodyHash)) throw new Refusal('REQUEST_KEY_REUSED')
  return { status: kept.status, text: kept.answer, isRepeat: true }
}
