/** Launching games, and the seamless wallet that their vendors call (docs/vendors). */
import type { ModuleParts } from '../../platform/calls.ts'
import { handleAddVendor } from './calls/add-vendor.ts'
import { handleAskPocketTransfer } from './calls/ask-pocket-transfer.ts'
import { handleCancelRound } from './calls/cancel-round.ts'
import { handleChangeVendorAccess } from './calls/change-vendor-access.ts'
import { handleCloseRound } from './calls/close-round.ts'
import { handleComparePocketTransfers } from './calls/compare-pocket-transfers.ts'
import { handleComparePockets } from './calls/compare-pockets.ts'
import { handleExportOpenRounds } from './calls/export-open-rounds.ts'
import { handleLaunchGame } from './calls/launch-game.ts'
import { handleListOpenRounds } from './calls/list-open-rounds.ts'
import { handleListPocketTransfers } from './calls/list-pocket-transfers.ts'
import { handleListRooms } from './calls/list-rooms.ts'
import { handleListVendorAccess } from './calls/list-vendor-access.ts'
import { handleListWallets } from './calls/list-wallets.ts'
import { handleReadRound } from './calls/read-round.ts'
import { handleRetireVendorSecret } from './calls/retire-vendor-secret.ts'
import { handleRotateVendorSecret } from './calls/rotate-vendor-secret.ts'
import { handleStartGame } from './calls/start-game.ts'
import { handleTransferWalletByGet } from './calls/transfer-wallet-by-get.ts'
import { handleTransferWallet } from './calls/transfer-wallet.ts'
import { floorParts } from './floor/parts.ts'
import { integrityParts } from './integrity/parts.ts'
import { jackpotParts } from './jackpots/parts.ts'
import { messageParts } from './messages/parts.ts'
import { askPocketsJob } from './jobs/ask-pockets.ts'
import { dropLaunchTokensJob } from './jobs/drop-launch-tokens.ts'
import { returnParts } from './returns/parts.ts'
import { launchSettings } from './settings.ts'

export const parts: ModuleParts = {
  calls: [
    handleLaunchGame, handleStartGame, handleListRooms, handleListWallets, handleTransferWallet, handleTransferWalletByGet,
    handleReadRound, handleListOpenRounds, handleExportOpenRounds, handleCloseRound, handleCancelRound,
    handleListPocketTransfers, handleAskPocketTransfer, handleComparePockets, handleComparePocketTransfers,
    handleListVendorAccess, handleAddVendor, handleChangeVendorAccess, handleRotateVendorSecret, handleRetireVendorSecret,
    ...jackpotParts.calls, ...integrityParts.calls, ...returnParts.calls, ...floorParts.calls, ...messageParts.calls,
  ],
  listeners: jackpotParts.listeners,
  jobs: [dropLaunchTokensJob, askPocketsJob, ...jackpotParts.jobs, ...integrityParts.jobs, ...returnParts.jobs, ...messageParts.jobs],
}
export const settings = Object.values(launchSettings)

export { fairRoundKey, type FindFairRound } from './fair-round.ts'
export { pairBookKey, suspicionsKey, type PairBook } from './integrity/pair-book.ts'
export { countOpen as countOpenSuspicions } from './integrity/store.ts'
export { jackpotRider } from './jackpots/ride.ts'
export { openDefaultPools } from './jackpots/seed.ts'
export { launchKey, openLaunch, type Launch } from './launch.ts'
export { returnSourceKey, type ReturnSource } from './returns/source.ts'
export { countUnnoted as countReturnAlarms } from './returns/store/alarms.ts'
export { roomSourcesKey, type RoomSource, type RoomState } from './rooms.ts'
export { studioDeskKey, type DeskBet, type DeskHand, type DeskReplay, type DeskRoom, type DeskRound, type DeskSea, type DeskShots, type DeskTable, type DeskWindow, type RoomDesk, type SeaDesk, type StudioDesk, type TableChange, type TableDesk } from './studio-desk.ts'
export { findWalletTransfer } from './wallet-transfer.ts'
export type { VendorReply, VendorRequest } from './port/receive.ts'
export { admitVendor, type VendorDraft, type VendorSettings } from './vendors.ts'
export { accessProposal as vendorAccessProposal } from './vendor-access.ts'
export { secretProposal } from './vendor-secrets.ts'
