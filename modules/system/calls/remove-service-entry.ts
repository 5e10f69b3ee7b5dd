import { refuse } from '../../../contract/errors.ts'
import {
  removeServiceEntry,
  removeServiceEntrySchemas,
} from '../../../contract/operator/system/remove-service-entry.ts'
import { handle } from '../../../platform/calls.ts'
import { removeCustomerService } from '../merchants.ts'
import { lockServiceEntry } from '../store/service-entries.ts'

export const handleRemoveServiceEntry = handle(
  removeServiceEntry,
  removeServiceEntrySchemas,
  async (context, { params }) => {
    const { tx, merchant } = context
    const before = (await lockServiceEntry(tx, merchant.id, params.entryId)) ?? refuse('SERVICE_NOT_FOUND')
    await removeCustomerService(tx, merchant.id, before.entry_id)
    await context.audit('customer-service.remove', `customer-service:${before.entry_id}`, { before })
    return {}
  },
)
