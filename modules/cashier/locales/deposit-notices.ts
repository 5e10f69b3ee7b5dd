/** What members read about deposits that were reviewed; agents read it in Chinese too. */
import type { AgentsTexts } from './texts.ts'

interface Notice {
  titles: AgentsTexts
  contents: AgentsTexts
}

const reason = (remark: string) => (remark === '' ? '' : `: ${remark}`)

export const depositNoticeTexts = {
  credited: (reference: string, amount: string): Notice => ({
    titles: {
      TH: 'ฝากเงินสำเร็จหลังการตรวจสอบ',
      EN: 'Your deposit was credited after review',
      ZH: '存款审核通过，已到账',
    },
    contents: {
      TH: `ตรวจสอบรายการฝาก ${reference} แล้ว เงิน ${amount} เข้ายอดคงเหลือของคุณเรียบร้อย`,
      EN: `We have checked your deposit ${reference}. ${amount} is now in your balance.`,
      ZH: `存款 ${reference} 已审核，${amount} 已存入您的余额。`,
    },
  }),
  rejected: (reference: string, amount: string, remark: string): Notice => ({
    titles: { TH: 'รายการฝากไม่ผ่านการตรวจสอบ', EN: 'Your deposit was not accepted', ZH: '存款未通过审核' },
    contents: {
      TH: `รายการฝาก ${reference} จำนวน ${amount} ไม่ผ่านการตรวจสอบ${reason(remark)} หากมีเงินเข้ามา จะโอนคืนไปยังบัญชีต้นทาง มีข้อสงสัยติดต่อฝ่ายบริการลูกค้าได้ตลอด 24 ชั่วโมง`,
      EN: `Your deposit ${reference} of ${amount} was not accepted${reason(remark)}. Money that arrived goes back to the account it came from. Customer service is there for your questions around the clock.`,
      ZH: `存款 ${reference}（${amount}）未通过审核${remark === '' ? '' : `：${remark}`}。如有款项到账，将退回原付款账户。如有疑问，请随时联系客服。`,
    },
  }),
} as const
