import { refuse } from '../../../contract/errors.ts'
import { readOperation, readOperationSchemas } from '../../../contract/player/system/read-operation.ts'
import { handle } from '../../../platform/calls.ts'
import { operationFindersKey } from '../operations.ts'
import { readKeptOperation } from '../store/operations.ts'

export const handleReadOperation = handle(
  readOperation,
  readOperationSchemas,
  async (context, { params, query }) => {
    const { accountId } = context.actor
    const kept = await readKeptOperation(context.tx, accountId, params.key, query.call)
    if (kept)
      return {
        call: kept.call,
        status: kept.status,
        ...(JSON.parse(kept.answer) as { success: boolean; message: string }),
      }
    for (const find of context.use(operationFindersKey)) {
      const found = await find(context.tx, { accountId, key: params.key, call: query.call })
      if (found) return { call: found.call, status: 200, success: true, message: '', value: found.value }
    }
    return refuse('OPERATION_NOT_FOUND')
  },
)
