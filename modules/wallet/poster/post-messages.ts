/** One batch to the ledger and back: alone, with a rider's SQL function, or between its judge and its store. */
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Tables, Tx } from '../../../platform/postgres.ts'
import type { Names } from '../store/names.ts'
import { postBatch, postBatchIn, postBatchWith } from '../store/posting.ts'
import type { RidingResult, VendorPosting } from '../types.ts'
import { batchArguments, batchResults, codesIn, type BatchRow, type Resolved } from './batch.ts'
import { itemsOf, type BatchRider, type JudgingRider } from './riders.ts'

export interface Connections {
  pool: pg.Pool
  /** The same pool, for transactions. */
  kysely: Kysely<Tables>
  names: Names
}

/** All messages are of the rider's kind, or of none. */
export async function postMessages(
  connections: Connections,
  rider: BatchRider | undefined,
  messages: readonly VendorPosting[],
): Promise<RidingResult[]> {
  const { pool, kysely, names } = connections
  const resolved = await names.resolve(messages)
  if (rider === undefined)
    return batchResults(await postBatch(pool, batchArguments(messages, resolved)), resolved, names.codes)
  if ('functionName' in rider) {
    const lists = rider.argumentsOf(itemsOf(messages))
    const row = await postBatchWith(pool, batchArguments(messages, resolved), rider.functionName, lists)
    return batchResults(row, resolved, names.codes)
  }
  return kysely.transaction().execute((tx) => postJudged(tx, names, rider, messages, resolved))
}

/**
 * A product's messages in a transaction that commits all or none. It is the caller's, unless the names
 * are given by its `own` batch, behind which nothing follows.
 */
export async function postJudged(
  tx: Tx,
  names: Names,
  rider: JudgingRider,
  messages: readonly VendorPosting[],
  own?: readonly Resolved[],
): Promise<RidingResult[]> {
  const resolved = own ?? (await names.resolve(messages))
  const items = itemsOf(messages)
  const judged = await rider.judge(tx, items)
  if (judged.length !== items.length)
    throw new TypeError(`${rider.kind} judged other items than it was given`)
  const row: BatchRow = await postBatchIn(
    tx,
    batchArguments(messages, resolved, await names.numbersOf(judged)),
  )
  await names.learnCodes(codesIn(row))
  const results = batchResults(row, resolved, names.codes)
  await rider.store(
    tx,
    items.map((item, place) => ({ ...item, refusal: judged[place] })),
    results,
    own !== undefined,
  )
  return results
}
