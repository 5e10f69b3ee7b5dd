import type { listAllGamesSchemas } from '../../../../contract/operator/catalogue/list-all-games.ts'
import type { listVendorAccessSchemas } from '../../../../contract/operator/launch/list-vendor-access.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'

export type Game = ValueOf<typeof listAllGamesSchemas>['list'][number]
export type Vendor = ValueOf<typeof listVendorAccessSchemas>['list'][number]
