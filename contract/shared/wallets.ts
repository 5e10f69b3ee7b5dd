/** The member's wallet in this house, beside vendors' codes (domain/gaps.md §6.2). */
export const MAIN_WALLET = 'MAIN'
