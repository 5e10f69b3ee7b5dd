/** The code of the member's main wallet, beside the codes of vendors (domain/gaps.md §6.2). */
export const MAIN_WALLET = 'MAIN'
