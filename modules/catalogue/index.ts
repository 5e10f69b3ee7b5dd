/** The catalogue: vendors, games, categories and banners, and what each house lists of them. */
import type { ModuleParts } from '../../platform/calls.ts'
import { handleAddFavourite } from './calls/add-favourite.ts'
import { handleChangeBanner } from './calls/change-banner.ts'
import { handleListAllBanners } from './calls/list-all-banners.ts'
import { handleListFavouriteIds } from './calls/list-favourite-ids.ts'
import { handleListFavourites } from './calls/list-favourites.ts'
import { handleListGames } from './calls/list-games.ts'
import { handleListHotGames } from './calls/list-hot-games.ts'
import { handleListLanes } from './calls/list-lanes.ts'
import { handleListRanks } from './calls/list-ranks.ts'
import { handleListRecentGames } from './calls/list-recent-games.ts'
import { handleListVendorTypes } from './calls/list-vendor-types.ts'
import { handleListVendors } from './calls/list-vendors.ts'
import { handleRemoveBanner } from './calls/remove-banner.ts'
import { handleRemoveFavourite } from './calls/remove-favourite.ts'
import { handleWriteBanner } from './calls/write-banner.ts'
import { deskCalls } from './desk-calls.ts'
import { followWinsJob } from './jobs/follow-wins.ts'
import { askDailyFeedsJob, readFeedsJob } from './jobs/read-feeds.ts'

export const parts: ModuleParts = {
  calls: [
    handleListGames, handleListHotGames, handleListVendors, handleListLanes, handleListVendorTypes,
    handleListFavourites, handleListFavouriteIds, handleAddFavourite, handleRemoveFavourite, handleListRecentGames, handleListRanks,
    ...deskCalls,
    handleListAllBanners, handleWriteBanner, handleChangeBanner, handleRemoveBanner,
  ],
  jobs: [followWinsJob, readFeedsJob, askDailyFeedsJob],
}

export { bannersFor, windowBannersFor } from './banners.ts'
export { catalogueKey, listNewVendor, openCatalogue, setVendorWallet, type Catalogue } from './catalogue.ts'
export { providerSettings, winnerSettings } from './definitions.ts'
export { takeFeed } from './feed/feed.ts'
export { importCatalogue, offerGames, offerVendor, type CatalogueDraft } from './import.ts'
export { noteOpened } from './recent.ts'
export type { GameJson, ListedGame, PlayableGame } from './rules/listed-game.ts'
export { readNames } from './rules/given-names.ts'
export { maskName } from './rules/mask-name.ts'
export { imageHostsKey, openImageHosts } from './pictures/image-hosts.ts'
export { deskSettings } from './settings.ts'
export { isManagedBy, managersOf } from './store/change.ts'
export { countedVendorsOf, listedVendorsOf, type ListedVendor } from './store/read.ts'
