/** Dark chad; free spins change to the malachite of the lotus pond. */
export const ground = '#2b0d0a'
export const freeSpinGround = '#0a2a25'
