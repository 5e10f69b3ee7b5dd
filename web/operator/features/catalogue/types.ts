import type { listAllGamesSchemas } from '../../../../contract/operator/catalogue/list-all-games.ts'
import type { listAllVendorsSchemas } from '../../../../contract/operator/catalogue/list-all-vendors.ts'
import type { listFeedRunsSchemas } from '../../../../contract/operator/catalogue/list-feed-runs.ts'
import type { listFeedsSchemas } from '../../../../contract/operator/catalogue/list-feeds.ts'
import type { readFeedRunSchemas } from '../../../../contract/operator/catalogue/read-feed-run.ts'
import type { listVendorAccessSchemas } from '../../../../contract/operator/launch/list-vendor-access.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'

export type Game = ValueOf<typeof listAllGamesSchemas>['list'][number]
export type Vendor = ValueOf<typeof listVendorAccessSchemas>['list'][number]
export type House = ValueOf<typeof listAllVendorsSchemas>
export type HouseVendor = House['vendors'][number]
export type Feed = ValueOf<typeof listFeedsSchemas>['list'][number]
export type FeedRun = ValueOf<typeof listFeedRunsSchemas>['list'][number]
export type FeedDetail = ValueOf<typeof readFeedRunSchemas>

/** The studio's games run in our own process: there is no message to list. */
export const speaksOverHttp = ({ secrets, canManage }: Vendor): boolean => secrets.length > 0 || !canManage
