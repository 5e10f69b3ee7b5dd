/**
 * Everything of the draws that a process registers; what runs by itself is opened by
 * server/products/lottery.ts.
 */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleChangeDrawDay } from './calls/change-draw-day.ts'
import { handleChangeGameBeacon } from './calls/change-game-beacon.ts'
import { handleChangeGameSource } from './calls/change-game-source.ts'
import { handleListDayResults } from './calls/list-day-results.ts'
import { handleListDrawDays } from './calls/list-draw-days.ts'
import { handleListIssues } from './calls/list-issues.ts'
import { handleListOpenedIssues } from './calls/list-opened-issues.ts'
import { handleListRecentResults } from './calls/list-recent-results.ts'
import { handleReadCurrentIssue } from './calls/read-current-issue.ts'
import { handleReadFairProof } from './calls/read-fair-proof.ts'
import { handleReadGameBeacon } from './calls/read-game-beacon.ts'
import { handleReadGameMenu } from './calls/read-game-menu.ts'
import { handleReadIssue } from './calls/read-issue.ts'
import { handleReadLobby } from './calls/read-lobby.ts'
import { handleReadStatistics } from './calls/read-statistics.ts'
import { pushResult } from './listeners/push-result.ts'
import { handleVoidIssue } from './calls/void-issue.ts'

export const drawParts = {
  calls: [
    ...handleReadLobby,
    ...handleReadGameMenu,
    ...handleListRecentResults,
    ...handleListDayResults,
    ...handleReadCurrentIssue,
    ...handleListOpenedIssues,
    ...handleReadStatistics,
    ...handleReadFairProof,
    handleListIssues,
    handleReadIssue,
    handleVoidIssue,
    handleListDrawDays,
    handleChangeDrawDay,
    handleChangeGameSource,
    handleReadGameBeacon,
    handleChangeGameBeacon,
  ],
  listeners: [pushResult],
} satisfies ModuleParts
