/** The house's vendors of lotteries on whole numbers, by the codes of the specification. */
export const SEA_VENDOR = 'TCG_SEA'
export const VIETNAM_VENDOR = 'TCG_LOTTO_VN'
export type NumberVendor = typeof SEA_VENDOR | typeof VIETNAM_VENDOR
