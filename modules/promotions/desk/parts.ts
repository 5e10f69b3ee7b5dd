/** The console's side of promotions: written, started, stopped, decided and reported. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleApproveApplication } from './calls/approve-application.ts'
import { handleChangePromotion } from './calls/change-promotion.ts'
import { handleCountAudience } from './calls/count-audience.ts'
import { handleExportPromotionReport } from './calls/export-promotion-report.ts'
import { handleFindUsernames } from './calls/find-usernames.ts'
import { handleGrantCredit } from './calls/grant-credit.ts'
import { handleListAllPromotions } from './calls/list-all-promotions.ts'
import { handleListApplications } from './calls/list-applications.ts'
import { handleListMemberClaims } from './calls/list-member-claims.ts'
import { handleMovePromotion } from './calls/move-promotion.ts'
import { handleReadPromotionDraft } from './calls/read-promotion-draft.ts'
import { handleReadPromotionReport } from './calls/read-promotion-report.ts'
import { handleRejectApplication } from './calls/reject-application.ts'
import { handleStartPromotion } from './calls/start-promotion.ts'
import { handleStopPromotion } from './calls/stop-promotion.ts'
import { handleUploadPromotionPicture } from './calls/upload-promotion-picture.ts'
import { handleWritePromotion } from './calls/write-promotion.ts'

export const deskParts = {
  calls: [
    handleListAllPromotions,
    handleReadPromotionDraft,
    handleWritePromotion,
    handleChangePromotion,
    handleStartPromotion,
    handleStopPromotion,
    handleMovePromotion,
    handleUploadPromotionPicture,
    handleFindUsernames,
    handleCountAudience,
    handleListApplications,
    handleApproveApplication,
    handleRejectApplication,
    handleListMemberClaims,
    handleGrantCredit,
    handleReadPromotionReport,
    handleExportPromotionReport,
  ],
} satisfies Pick<ModuleParts, 'calls'>
