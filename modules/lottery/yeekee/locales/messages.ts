/** What members read of their yeekee rounds in the inbox. */

/** `2026112868` is round 68. */
const roundNo = (numero: string): string => String(Number(numero.slice(8)))

export const prizeTexts = (numero: string, rank: number, amount: string) => ({
  titles: {
    TH: `ยี่กีรอบที่ ${roundNo(numero)} ได้รางวัลยิงเลข`,
    EN: `Yeekee round ${roundNo(numero)}: shooting prize`,
  },
  contents: {
    TH: `คุณยิงได้ลำดับที่ ${rank} รับ ${amount} ทำเทิร์น 1 เท่า`,
    EN: `You shot rank ${rank} and receive ${amount}. Turnover 1×.`,
  },
})
