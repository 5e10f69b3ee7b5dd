/** What members see of the catalogue: games, vendors, favourites, winners. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleAddFavourite } from './calls/add-favourite.ts'
import { handleListFavouriteIds } from './calls/list-favourite-ids.ts'
import { handleListFavourites } from './calls/list-favourites.ts'
import { handleListGames } from './calls/list-games.ts'
import { handleListHotGames } from './calls/list-hot-games.ts'
import { handleListLanes } from './calls/list-lanes.ts'
import { handleListRanks } from './calls/list-ranks.ts'
import { handleListRecentGames } from './calls/list-recent-games.ts'
import { handleListVendorTypes } from './calls/list-vendor-types.ts'
import { handleListVendors } from './calls/list-vendors.ts'
import { handleRemoveFavourite } from './calls/remove-favourite.ts'
import { followWinsJob } from './jobs/follow-wins.ts'

export const lobbyParts = {
  calls: [
    handleListGames,
    handleListHotGames,
    handleListVendors,
    handleListLanes,
    handleListVendorTypes,
    handleListFavourites,
    handleListFavouriteIds,
    handleAddFavourite,
    handleRemoveFavourite,
    handleListRecentGames,
    handleListRanks,
  ],
  jobs: [followWinsJob],
} satisfies ModuleParts
