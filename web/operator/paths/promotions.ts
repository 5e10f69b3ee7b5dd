/** What the house gives. */
export const promotionPaths = { gifts: '/operator/promotions' } as const
