/** The slot for operations whose first answer is derived from the ledger rather than kept (ARCHITECTURE §3). */
import type { Reader } from '../../platform/postgres.ts'
import { defineService } from '../../platform/services.ts'

/** Answers what an account was first told under a key, as it stands in `value` of the answer; undefined where nothing is known. */
export type OperationFinder = (reader: Reader, asked: { accountId: string; key: string; call: string | undefined }) => Promise<{ call: string; value: unknown } | undefined>

export const operationFindersKey = defineService<readonly OperationFinder[]>('system.operation-finders')
