/** Pictures of games and banners, and the hosts that they may come from. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleUploadBannerPicture } from './calls/upload-banner-picture.ts'
import { handleUploadGamePicture } from './calls/upload-game-picture.ts'

export const pictureParts = {
  calls: [handleUploadGamePicture, handleUploadBannerPicture],
} satisfies ModuleParts
