/** Launching games, and the seamless wallet that their vendors call (docs/vendors). */
import type { ModuleParts } from '../../platform/calls.ts'
import { handleCancelRound } from './calls/cancel-round.ts'
import { handleChangeVendorAccess } from './calls/change-vendor-access.ts'
import { handleCloseRound } from './calls/close-round.ts'
import { handleLaunchGame } from './calls/launch-game.ts'
import { handleListOpenRounds } from './calls/list-open-rounds.ts'
import { handleListVendorAccess } from './calls/list-vendor-access.ts'
import { handleRetireVendorSecret } from './calls/retire-vendor-secret.ts'
import { handleRotateVendorSecret } from './calls/rotate-vendor-secret.ts'
import { handleStartGame } from './calls/start-game.ts'
import { dropLaunchTokensJob } from './jobs/drop-launch-tokens.ts'
import { launchSettings } from './settings.ts'

export const parts: ModuleParts = {
  calls: [
    handleLaunchGame, handleStartGame,
    handleListOpenRounds, handleCloseRound, handleCancelRound,
    handleListVendorAccess, handleChangeVendorAccess, handleRotateVendorSecret, handleRetireVendorSecret,
  ],
  jobs: [dropLaunchTokensJob],
}
export const settings = Object.values(launchSettings)

export { launchKey, openLaunch, type Launch } from './launch.ts'
export type { VendorReply, VendorRequest } from './port/receive.ts'
export { admitVendor, type VendorDraft, type VendorSettings } from './vendors.ts'
