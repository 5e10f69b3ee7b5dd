/**
 * Why a payout was refused: a withdrawal stores the name of the reason, and the text is in the reader's
 * language.
 */
export const payoutRefusals = {
  /** The demo bank will not pay. */
  REFUSED_BY_BANK: { th: 'ธนาคารปลายทางปฏิเสธการโอน', en: 'The receiving bank refused the transfer' },
  /** The demo chain rejected the transfer. */
  REFUSED_BY_CHAIN: { th: 'เครือข่ายปฏิเสธธุรกรรม', en: 'The network rejected the transaction' },
  /** Nothing is sent to an address on a sanctions list. */
  ADDRESS_SANCTIONED: {
    th: 'ที่อยู่กระเป๋าปลายทางอยู่ในรายชื่อต้องห้าม',
    en: 'The receiving address is on a sanctions list',
  },
} as const

export type PayoutRefusal = keyof typeof payoutRefusals
