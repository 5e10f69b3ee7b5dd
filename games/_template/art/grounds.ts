/** Hongsabat, dark. */
export const ground = '#2e1511'
export const freeSpinGround = '#2e1511'
