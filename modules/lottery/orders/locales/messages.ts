/** What members read of their draws in the inbox. */
interface Texts {
  readonly TH: string
  readonly EN: string
}

interface Draw {
  /** The game's name in each language. */
  readonly name: Texts
  readonly numero: string
  readonly result: { readonly th: string; readonly en: string }
}

export const winTexts = ({ name, numero, result }: Draw, amount: string) => ({
  titles: { TH: `${name.TH} งวด ${numero} ถูกรางวัล`, EN: `${name.EN} issue ${numero}: won` },
  contents: {
    TH: `ผลออก ${result.th} ยอดจ่าย ${amount}`,
    EN: `Result ${result.en}, payout ${amount}.`,
  },
})

/** `more` and `less` are formatted amounts; one of them is given. */
export const correctionTexts = (
  { name, numero, result }: Draw,
  { more, less }: { readonly more?: string; readonly less?: string },
) => ({
  titles: {
    TH: `${name.TH} งวด ${numero} แก้ไขผล`,
    EN: `${name.EN} issue ${numero}: result corrected`,
  },
  contents: {
    TH: `ผลที่ถูกต้องคือ ${result.th} ระบบคิดผลรายการของคุณใหม่แล้ว ${
      more === undefined ? `หักคืนเงินที่จ่ายก่อนหน้า ${less}` : `คุณได้รับเพิ่ม ${more}`
    }`,
    EN: `The result is now ${result.en}. Your bets were settled again. ${
      more === undefined ? `${less} paid before was taken back.` : `You receive ${more} more.`
    }`,
  },
})

export const planStoppedTexts = (name: Texts, numero: string, refund: string) => ({
  titles: { TH: 'หยุดแทงล่วงหน้าแล้ว', EN: 'Future bets stopped' },
  contents: {
    TH: `แผนแทงล่วงหน้า ${name.TH} หยุดหลังงวด ${numero} คืนเงิน ${refund}`,
    EN: `Your plan in ${name.EN} stopped after issue ${numero}. Refund ${refund}.`,
  },
})

export const voidTexts = (name: Texts, numero: string, amount: string) => ({
  titles: { TH: `${name.TH} งวด ${numero} เป็นโมฆะ`, EN: `${name.EN} issue ${numero} is void` },
  contents: {
    TH: `คืนเงินเดิมพัน ${amount} เต็มจำนวนแล้ว`,
    EN: `Your stake of ${amount} was refunded in full.`,
  },
})
