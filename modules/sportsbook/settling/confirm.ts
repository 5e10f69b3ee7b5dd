/** A result that counts from now on, whoever states it: clock or desk; providers have their own way to it. */
import type { ResultSource } from '../../../contract/shared/sports-results.ts'
import type { FixtureFacts } from '../../../kernel/sports/facts.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { sportResultCame } from '../book/door.ts'
import { insertResult } from './store/results.ts'

/** Returns its version: one more than any that the fixture has. */
export async function confirmResult(
  tx: Tx,
  fixtureId: string,
  result: {
    readonly facts: FixtureFacts
    readonly source: ResultSource
    readonly madeBy: string
    readonly checkedBy?: string
    readonly reason: string
  },
): Promise<number> {
  const version = await insertResult(tx, fixtureId, { ...result, state: 'CONFIRMED' })
  await emitEvent(tx, sportResultCame, { fixtureId, version })
  return version
}
