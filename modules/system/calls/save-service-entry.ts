import { refuse, refuseFields } from '../../../contract/errors.ts'
import {
  saveServiceEntry,
  saveServiceEntrySchemas,
} from '../../../contract/operator/system/save-service-entry.ts'
import { newId } from '../../../kernel/ids.ts'
import { handle } from '../../../platform/calls.ts'
import { systemSettings } from '../definitions.ts'
import { setCustomerService } from '../merchants.ts'
import { isAllowedAddress } from '../rules/service-address.ts'
import { settingOf } from '../settings.ts'
import { lockServiceEntry } from '../store/service-entries.ts'

export const handleSaveServiceEntry = handle(
  saveServiceEntry,
  saveServiceEntrySchemas,
  async (context, { body }) => {
    const { tx, merchant } = context
    const { entryId: named, csType, titles, url, position, isShown } = body
    if (!titles.TH && !titles.EN) refuseFields([{ field: 'titles.TH', rule: 'required' }])
    if (!isAllowedAddress(url, await settingOf(tx, merchant.id, systemSettings.serviceHosts)))
      refuseFields([{ field: 'url', rule: 'serviceHost' }])
    const before = named
      ? ((await lockServiceEntry(tx, merchant.id, named)) ?? refuse('SERVICE_NOT_FOUND'))
      : null
    const entryId = before?.entry_id ?? newId()
    await setCustomerService(tx, merchant.id, {
      entryId,
      csType,
      title: { th: titles.TH, en: titles.EN },
      url,
      position,
      isShown,
    })
    await context.audit('customer-service.save', `customer-service:${entryId}`, {
      before,
      after: { csType, titles, url, position, isShown },
    })
    return { entryId }
  },
)
