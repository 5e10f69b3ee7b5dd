/** A prize of a raffle in the reward centre, where several of one raffle may stand below each other. */
type Names = Readonly<Record<'th' | 'en', string>>

export const prizeName = (names: Names, place: number, number: number): Names => ({
  th: `${names.th} รางวัลที่ ${place} สิทธิ์เลขที่ ${number.toLocaleString('en-US')}`,
  en: `${names.en}, prize ${place}, ticket ${number.toLocaleString('en-US')}`,
})
