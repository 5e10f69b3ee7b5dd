/** What members read of their yeekee rounds in the inbox. */

/** `2026112868` is round 68. */
const roundNo = (numero: string): string => String(Number(numero.slice(8)))

export const prizeTexts = (numero: string, rank: number, amount: string) => ({
  titles: {
    TH: `ยี่กีรอบที่ ${roundNo(numero)} ได้รางวัลยิงเลข`,
    EN: `Yeekee round ${roundNo(numero)}: prize for your number`,
  },
  contents: {
    TH: `เลขของคุณอยู่ลำดับ ${rank} ได้รับเครดิต ${amount} ทำยอดเทิร์น 1 เท่าก่อนถอน`,
    EN: `Your number has rank ${rank}. You receive ${amount}, which has to be played once before it is withdrawn.`,
  },
})
