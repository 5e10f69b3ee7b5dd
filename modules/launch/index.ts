/** Launching games, and the seamless wallet that their vendors call (docs/vendors). */
import type { ModuleParts } from '../../platform/calls.ts'
import { floorParts } from './floor/parts.ts'
import { launchSettings } from './shared/settings.ts'
import { vendorParts } from './vendors/parts.ts'

export const parts: ModuleParts = {
  calls: [...vendorParts.calls, ...floorParts.calls],
  listeners: floorParts.listeners,
  jobs: [...vendorParts.jobs, ...floorParts.jobs],
}
export const settings = Object.values(launchSettings)

// Vendors: their access, what a process caches of them, and their rooms and pockets.
export { admitVendor } from './vendors/access/vendors.ts'
export { accessProposal as vendorAccessProposal } from './vendors/access/vendor-access.ts'
export { secretProposal } from './vendors/access/vendor-secrets.ts'
export { freeRoundsKey, type FreeGrant, type FreeRounds } from './shared/free-rounds.ts'
export { launchKey, openLaunch, provideLaunch, type Launch } from './vendors/launch.ts'
export { findWalletTransfer } from './vendors/pockets/wallet-transfer.ts'
export { pageSourcesKey, type PageSource } from './vendors/sessions/pages.ts'
export { roomSourcesKey, type RoomSource } from './vendors/sessions/rooms.ts'

// The floor: what is asked of the vendors of the house, and the pools that its bets raise.
export { fairRoundsKey, type FairRoundSource } from './floor/desk/fair-round.ts'
export { floorDesksKey, type FloorDesk } from './floor/desk/studio-desk.ts'
export { pairBookKey, suspicionsKey } from './floor/integrity/pair-book.ts'
export { countOpen as countOpenSuspicions } from './floor/integrity/store.ts'
export { jackpotRider } from './floor/jackpots/ride.ts'
export { openDefaultPools } from './floor/jackpots/seed.ts'
export { returnSourcesKey, type ReturnSource } from './floor/returns/source.ts'
export { countUnnoted as countReturnAlarms } from './floor/returns/store/alarms.ts'
