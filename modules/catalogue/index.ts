/** The catalogue: vendors, games, categories and banners, and what each house lists of them. */
import type { ModuleParts } from '../../platform/calls.ts'
import { handleChangeBanner } from './calls/change-banner.ts'
import { handleChangeGame } from './calls/change-game.ts'
import { handleChangeVendor } from './calls/change-vendor.ts'
import { handleListAllBanners } from './calls/list-all-banners.ts'
import { handleListAllGames } from './calls/list-all-games.ts'
import { handleListGames } from './calls/list-games.ts'
import { handleListHotGames } from './calls/list-hot-games.ts'
import { handleListLanes } from './calls/list-lanes.ts'
import { handleListVendorTypes } from './calls/list-vendor-types.ts'
import { handleListVendors } from './calls/list-vendors.ts'
import { handleRemoveBanner } from './calls/remove-banner.ts'
import { handleWriteBanner } from './calls/write-banner.ts'

export const parts: ModuleParts = {
  calls: [
    handleListGames, handleListHotGames, handleListVendors, handleListLanes, handleListVendorTypes,
    handleListAllGames, handleChangeGame, handleChangeVendor,
    handleListAllBanners, handleWriteBanner, handleChangeBanner, handleRemoveBanner,
  ],
}

export { bannersFor, windowBannersFor } from './banners.ts'
export { catalogueKey, openCatalogue, setVendorWallet, type Catalogue } from './catalogue.ts'
export { importCatalogue, type CatalogueDraft } from './import.ts'
export type { PlayableGame } from './rules/snapshot.ts'
export { isManagedBy } from './store/change.ts'
export { listedVendorsOf, type ListedVendor } from './store/read.ts'
