/** The calls of the operators' desk. */
import { handleApplyFeed } from './calls/apply-feed.ts'
import { handleAskFeed } from './calls/ask-feed.ts'
import { handleChangeFeed } from './calls/change-feed.ts'
import { handleChangeGame } from './calls/change-game.ts'
import { handleChangeGames } from './calls/change-games.ts'
import { handleChangeVendor } from './calls/change-vendor.ts'
import { handleDropFeed } from './calls/drop-feed.ts'
import { handleEditVendor } from './calls/edit-vendor.ts'
import { handleImportFeed } from './calls/import-feed.ts'
import { handleListAllGames } from './calls/list-all-games.ts'
import { handleListAllVendors } from './calls/list-all-vendors.ts'
import { handleListFeedRuns } from './calls/list-feed-runs.ts'
import { handleListFeeds } from './calls/list-feeds.ts'
import { handleOrderCategories } from './calls/order-categories.ts'
import { handleOrderGames } from './calls/order-games.ts'
import { handleOrderVendors } from './calls/order-vendors.ts'
import { handleReadFeedRun } from './calls/read-feed-run.ts'
import { handleUploadBannerPicture } from './calls/upload-banner-picture.ts'
import { handleUploadGamePicture } from './calls/upload-game-picture.ts'

export const deskCalls = [
  handleListAllGames, handleChangeGame, handleChangeGames, handleOrderGames,
  handleListAllVendors, handleChangeVendor, handleEditVendor, handleOrderVendors, handleOrderCategories,
  handleListFeeds, handleChangeFeed, handleImportFeed, handleAskFeed, handleListFeedRuns, handleReadFeedRun, handleApplyFeed, handleDropFeed,
  handleUploadGamePicture, handleUploadBannerPicture,
] as const
