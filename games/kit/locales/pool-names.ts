/** What the jackpot pools are called, as the lobby calls them. */
const th: Readonly<Record<string, string>> = { GRAND: 'แกรนด์', MINOR: 'ไมเนอร์', MINI: 'มินิ' }
const en: Readonly<Record<string, string>> = { GRAND: 'Grand', MINOR: 'Minor', MINI: 'Mini' }

export const poolNameTh = (code: string): string => th[code] ?? code
export const poolNameEn = (code: string): string => en[code] ?? code
