/** What members are told about deposits that were reviewed, in both languages. */
interface Notice { titles: { TH: string; EN: string }; contents: { TH: string; EN: string } }

const reason = (remark: string) => (remark === '' ? '' : `: ${remark}`)

export const depositNoticeTexts = {
  credited: (amount: string): Notice => ({
    titles: { TH: 'ฝากเงินสำเร็จหลังการตรวจสอบ', EN: 'Your deposit was credited after review' },
    contents: { TH: `ตรวจสอบรายการฝากแล้ว เงิน ${amount} เข้ายอดคงเหลือของคุณเรียบร้อย`, EN: `We have checked your deposit. ${amount} is now in your balance.` },
  }),
  rejected: (amount: string, remark: string): Notice => ({
    titles: { TH: 'รายการฝากไม่ผ่านการตรวจสอบ', EN: 'Your deposit was not accepted' },
    contents: {
      TH: `รายการฝาก ${amount} ไม่ผ่านการตรวจสอบ${reason(remark)} หากมีเงินเข้ามา จะโอนคืนไปยังบัญชีต้นทาง มีข้อสงสัยติดต่อฝ่ายบริการลูกค้าได้ตลอด 24 ชั่วโมง`,
      EN: `Your deposit of ${amount} was not accepted${reason(remark)}. Money that arrived goes back to the account it came from. Customer service is there for your questions around the clock.`,
    },
  }),
} as const
