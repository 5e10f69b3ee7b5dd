/** The zone of a new merchant unless its row names another. */
export const DEFAULT_TIME_ZONE = 'Asia/Bangkok'
