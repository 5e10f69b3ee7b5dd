/** What members read in the inbox of what the house gave them. */
interface Texts {
  readonly TH: string
  readonly EN: string
}

export const vipUpTexts = (level: Texts, { valid, deposit }: { valid: string; deposit: string }) => ({
  titles: { TH: `คุณอยู่ระดับ ${level.TH} แล้ว`, EN: `Your level is now ${level.EN}` },
  contents: {
    TH: `ยอดนับเทิร์นสะสม ${valid} ยอดฝากสะสม ${deposit} ใช้สิทธิประโยชน์ของ ${level.TH} ได้ตั้งแต่วันนี้`,
    EN: `Valid bets ${valid}, deposits ${deposit}. The benefits of ${level.EN} apply from today.`,
  },
})

export const vipDownTexts = (level: Texts, { done, target }: { done: string; target: string }) => ({
  titles: { TH: `ระดับของคุณคือ ${level.TH}`, EN: `Your level is now ${level.EN}` },
  contents: {
    TH: `ยอดนับเทิร์นเดือนก่อนคือ ${done} ยอดรักษาระดับคือ ${target} ใช้วงเงินถอนของระดับ ${level.TH} ตั้งแต่วันนี้`,
    EN: `Valid bets of last month were ${done}, ${target} keep the level. Withdrawal limits of ${level.EN} apply from today.`,
  },
})

export const rebateTexts = (amount: string) => ({
  titles: { TH: 'ค่าคอมเข้ากระเป๋าแล้ว', EN: 'Rebate credited' },
  contents: {
    TH: `ค่าคอมที่ไม่ได้กดรับของสัปดาห์ก่อนเข้ากระเป๋าแล้ว ${amount}`,
    EN: `Rebate not claimed of last week was credited: ${amount}.`,
  },
})

export const rebateName = { th: 'คืนค่าคอม', en: 'Rebate' } as const
