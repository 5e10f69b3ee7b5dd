import { listAllGames } from '../../../../contract/operator/catalogue/list-all-games.ts'
import { listAllVendors } from '../../../../contract/operator/catalogue/list-all-vendors.ts'
import { listFeedRuns } from '../../../../contract/operator/catalogue/list-feed-runs.ts'
import { listFeeds } from '../../../../contract/operator/catalogue/list-feeds.ts'
import { listVendorAccess } from '../../../../contract/operator/launch/list-vendor-access.ts'
import { refresh } from '../../../client/use-call.ts'

/** Everything that shows games or vendors is asked for again. */
export function refreshCatalogue(): Promise<void> {
  return refresh(listAllGames, listAllVendors, listVendorAccess, listFeeds, listFeedRuns)
}
