/**
 * The slot for operations whose first answer is derived from the ledger instead of stored (architecture.md
 * §3).
 */
import type { Reader } from '../../platform/postgres.ts'
import { defineService } from '../../platform/services.ts'

/**
 * Returns the first answer of an account under a key, as in `value` of the answer; undefined if none is
 * known.
 */
export type OperationFinder = (
  reader: Reader,
  asked: { accountId: string; key: string; call: string | undefined },
) => Promise<{ call: string; value: unknown } | undefined>

export const operationFindersKey = defineService<readonly OperationFinder[]>('system.operation-finders')
