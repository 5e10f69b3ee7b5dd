import {
  listServiceEntries,
  listServiceEntriesSchemas,
} from '../../../contract/operator/system/list-service-entries.ts'
import type { ServiceType } from '../../../contract/shared/service-words.ts'
import { handle } from '../../../platform/calls.ts'
import { systemSettings } from '../definitions.ts'
import { settingOf } from '../settings.ts'
import { readServiceEntries } from '../store/service-entries.ts'

export const handleListServiceEntries = handle(
  listServiceEntries,
  listServiceEntriesSchemas,
  async ({ tx, merchant }) => ({
    entries: (await readServiceEntries(tx, merchant.id)).map((row) => ({
      entryId: row.entry_id,
      csType: row.cs_type as ServiceType,
      titles: { TH: row.title.th ?? '', EN: row.title.en ?? '' },
      url: row.url,
      position: row.position,
      isShown: row.is_shown,
    })),
    hosts: [...(await settingOf(tx, merchant.id, systemSettings.serviceHosts))],
  }),
)
