/** Khram at night, as in the poster. */
export const ground = '#0f1c30'
export const freeSpinGround = '#0f1c30'
