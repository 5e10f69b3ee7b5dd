/** Fills the slots that modules of lower rank declare, and makes the long-lived objects they share. */
import { createFirstMerchant, merchantsKey, openMerchants, operationFindersKey, settingRegistryKey, settings as systemSettings, siteStatusSource, type AnySetting } from '../modules/system/index.ts'
import { siteStatusKey } from '../platform/calls.ts'
import { loadGeo } from '../platform/geo.ts'
import type { ProcessParts } from './process-parts.ts'

/** Called once a process, before any call is answered. */
export async function wire(parts: ProcessParts): Promise<void> {
  const { config, database, line, services } = parts
  // Demo mode makes its merchant with the demo data; a live house begins with one to be configured.
  if (config.mode === 'live') await database.transaction((tx) => createFirstMerchant(tx, { merchantId: 'main', code: 'main', name: 'Sala', isDefault: true }))
  const merchants = await openMerchants(database, line)
  services.provide(merchantsKey, merchants)
  services.provide(siteStatusKey, siteStatusSource(merchants, loadGeo()))
  services.provide(operationFindersKey, [])
  services.provide(settingRegistryKey, [...systemSettings] satisfies AnySetting[])
}
