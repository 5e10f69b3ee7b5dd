/** What the house gives. */
const promotions = '/operator/promotions'
const promotion = (promotionId: string) => `${promotions}/${encodeURIComponent(promotionId)}`

export const promotionPaths = {
  promotions,
  promotionNew: () => `${promotions}/new`,
  promotionCopy: (promotionId: string) => `${promotions}/new?copy=${encodeURIComponent(promotionId)}`,
  promotion,
  promotionReport: (promotionId: string) => `${promotion(promotionId)}/report`,
  applications: '/operator/applications',
  gifts: '/operator/gifts',
} as const
