/** How operators change, order and name vendors, games and categories. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleChangeGame } from './calls/change-game.ts'
import { handleChangeGames } from './calls/change-games.ts'
import { handleChangeVendor } from './calls/change-vendor.ts'
import { handleEditVendor } from './calls/edit-vendor.ts'
import { handleListAllGames } from './calls/list-all-games.ts'
import { handleListAllVendors } from './calls/list-all-vendors.ts'
import { handleOrderCategories } from './calls/order-categories.ts'
import { handleOrderGames } from './calls/order-games.ts'
import { handleOrderVendors } from './calls/order-vendors.ts'

export const deskParts = {
  calls: [
    handleListAllGames,
    handleChangeGame,
    handleChangeGames,
    handleOrderGames,
    handleListAllVendors,
    handleChangeVendor,
    handleEditVendor,
    handleOrderVendors,
    handleOrderCategories,
  ],
} satisfies ModuleParts
