import {
  listAllVendors,
  listAllVendorsSchemas,
} from '../../../../contract/operator/catalogue/list-all-vendors.ts'
import { handle } from '../../../../platform/calls.ts'
import { houseCategoryOrder } from '../../shared/settings.ts'
import { readCategoryCounts, readDeskVendors } from '../store/desk-vendors.ts'

export const handleListAllVendors = handle(listAllVendors, listAllVendorsSchemas, async (context) => {
  const { tx, merchant, now } = context
  const vendors = await readDeskVendors(tx, merchant.id, now)
  const counts = new Map(
    (await readCategoryCounts(tx, merchant.id)).map((row) => [row.game_type, row.game_count]),
  )
  const language = context.language === 'th' ? 'TH' : 'EN'
  return {
    vendors: vendors.map((row) => ({
      vassalage: row.vendor_code,
      name: row.names[language] ?? row.vendor_code,
      names: row.names,
      vendorNames: row.told_names,
      ownNames: row.own_names,
      iconUrl: row.icon_url,
      hasOwnIcon: row.has_own_icon,
      state: row.state,
      maintenanceUntil: row.maintenance_until,
      product: row.product,
      gameCount: row.game_count,
      absentCount: row.absent_count,
      canManage: row.is_managed,
    })),
    categories: (await houseCategoryOrder(tx, merchant.id)).map((gameType) => ({
      gameType,
      gameCount: counts.get(gameType) ?? 0,
    })),
    languages: merchant.interfaceLanguages.map((code) => code.toUpperCase()),
  }
})
