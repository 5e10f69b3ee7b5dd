/** Why a payout was refused, in the words of the house: a withdrawal keeps the name, its reader is told in his language. */
export const payoutRefusals = {
  /** Where the demo bank will not pay. */
  REFUSED_BY_BANK: { th: 'ธนาคารปลายทางปฏิเสธการโอน', en: 'The receiving bank refused the transfer' },
  /** Of a transfer that the demo chain threw out. */
  REFUSED_BY_CHAIN: { th: 'เครือข่ายปฏิเสธธุรกรรม', en: 'The network rejected the transaction' },
  /** Nothing is sent to an address that a sanctions list names. */
  ADDRESS_SANCTIONED: { th: 'ที่อยู่กระเป๋าปลายทางอยู่ในรายชื่อต้องห้าม', en: 'The receiving address is on a sanctions list' },
} as const

export type PayoutRefusal = keyof typeof payoutRefusals
