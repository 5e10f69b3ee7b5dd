/** Refusals of points and their mall: their statuses, and the names of their arguments. */

export const pointErrors = {
  POINTS_NOT_ENOUGH: 422,
  POINTS_STOCK: 409,
  POINTS_PASSWORD: 422,
  POINTS_MIN: 422,
  POINTS_STEP: 422,
  POINTS_OPEN_REQUEST: 409,
  POINTS_DEPOSIT_TOTAL: 422,
  POINTS_GOODS_ENDED: 409,
  POINTS_GOODS_NOT_FOUND: 404,
  POINTS_ORDER_NOT_FOUND: 404,
  POINTS_ORDER_STATE: 409,
} as const

export const pointArguments = {
  POINTS_MIN: ['min'],
  POINTS_STEP: ['step'],
  POINTS_DEPOSIT_TOTAL: ['min', 'own'],
} as const
