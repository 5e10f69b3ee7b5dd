/** Everything that points bring into the process. */
import type { ModuleParts } from '../../platform/calls.ts'
import { handleAdjustPoints } from './calls/adjust-points.ts'
import { handleApprovePointOrder } from './calls/approve-point-order.ts'
import { handleChangeGoods } from './calls/change-goods.ts'
import { handleConvertPoints } from './calls/convert-points.ts'
import { handleListAllGoods } from './calls/list-all-goods.ts'
import { handleListGoods } from './calls/list-goods.ts'
import { handleListPointMovements } from './calls/list-point-movements.ts'
import { handleListPointOrders } from './calls/list-point-orders.ts'
import { handleListRedemptions } from './calls/list-redemptions.ts'
import { handleNoteDelivery } from './calls/note-delivery.ts'
import { handleReadMemberPoints } from './calls/read-member-points.ts'
import { handleReadPointRules } from './calls/read-point-rules.ts'
import { handleReadPoints } from './calls/read-points.ts'
import { handleRedeemGoods } from './calls/redeem-goods.ts'
import { handleRejectPointOrder } from './calls/reject-point-order.ts'
import { handleUploadGoodsPicture } from './calls/upload-goods-picture.ts'
import { handleWriteGoods } from './calls/write-goods.ts'
import { earnPoints } from './jobs/earn-points.ts'

export const parts: ModuleParts = {
  calls: [
    handleReadPoints,
    handleReadPointRules,
    handleListPointMovements,
    handleListGoods,
    handleRedeemGoods,
    handleConvertPoints,
    handleListRedemptions,
    handleListAllGoods,
    handleWriteGoods,
    handleChangeGoods,
    handleUploadGoodsPicture,
    handleListPointOrders,
    handleApprovePointOrder,
    handleRejectPointOrder,
    handleNoteDelivery,
    handleReadMemberPoints,
    handleAdjustPoints,
  ],
  jobs: [earnPoints],
}
