/** The events of the wagering module. */
export const events = {
  /**
   * {memberId}: a requirement ended, or the member may be out of money; bonus parts are settled afterwards.
   */
  moved: 'wagering.moved',
} as const
