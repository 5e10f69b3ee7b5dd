/** What members read about their withdrawals, in both languages. */
/** A moment as each language writes it. */
interface Moment {
  TH: string
  EN: string
}

interface Notice {
  titles: { TH: string; EN: string }
  contents: { TH: string; EN: string }
}

export const noticeTexts = {
  reminder: (amount: string, until: Moment): Notice => ({
    titles: { TH: 'ยืนยันรับเงินถอนหรือยัง', EN: 'Have you received your withdrawal?' },
    contents: {
      TH: `โอนเงินถอน ${amount} แล้ว กรุณาตรวจบัญชีปลายทางและยืนยันในหน้าถอนเงิน หากไม่ยืนยันภายใน ${until.TH} น. ระบบจะถือว่าได้รับเงินแล้ว`,
      EN: `Your withdrawal of ${amount} was transferred. Please check where it was sent and confirm on the withdrawal page. Without an answer until ${until.EN} it counts as received.`,
    },
  }),
  forced: (amount: string, until: Moment): Notice => ({
    titles: { TH: 'ทีมงานยืนยันการรับเงินถอนตามหลักฐานธนาคาร', EN: 'Receipt confirmed with bank proof' },
    contents: {
      TH: `ทีมงานสองคนตรวจหลักฐานธนาคารของรายการถอน ${amount} แล้ว จึงถือว่าได้รับเงินและไม่มีการคืนเงิน หากไม่เห็นด้วย แจ้งปัญหาได้ในหน้าถอนเงินถึง ${until.TH} น.`,
      EN: `Two members of our team checked the bank’s proof for your withdrawal of ${amount}. It counts as received and is not refunded. If you disagree, report a problem on the withdrawal page until ${until.EN}.`,
    },
  }),
  resolvedPaid: (amount: string): Notice => ({
    titles: { TH: 'ตรวจสอบแล้ว: โอนสำเร็จ', EN: 'Dispute resolved: paid' },
    contents: {
      TH: `ธนาคารยืนยันว่าโอนเงินถอน ${amount} สำเร็จ หากยังมีปัญหา แจ้งได้ในหน้าถอนเงิน`,
      EN: `The bank confirms that your withdrawal of ${amount} was paid. If something is still wrong, report it on the withdrawal page.`,
    },
  }),
  resolvedReturned: (amount: string): Notice => ({
    titles: { TH: 'ตรวจสอบแล้ว: คืนเงินเข้าบัญชี', EN: 'Dispute resolved: returned' },
    contents: {
      TH: `ยอดที่ไม่ได้รับจากรายการถอน ${amount} กลับเข้ายอดคงเหลือแล้ว`,
      EN: `What you did not receive of your withdrawal of ${amount} is back in your balance.`,
    },
  }),
  repaid: (amount: string): Notice => ({
    titles: { TH: 'ตรวจสอบแล้ว: โอนให้ใหม่', EN: 'Dispute resolved: paid again' },
    contents: {
      TH: `ทีมงานกำลังโอนยอดที่ไม่ได้รับจากรายการถอน ${amount} ให้ใหม่`,
      EN: `We are transferring again what you did not receive of your withdrawal of ${amount}.`,
    },
  }),
  complaintUpheld: (amount: string, answer: string): Notice => ({
    titles: { TH: 'เรื่องที่แจ้งได้รับการแก้ไข', EN: 'Your complaint was upheld' },
    contents: {
      TH: `คืนเงินรายการถอน ${amount} เข้ายอดคงเหลือแล้ว: ${answer}`,
      EN: `Your withdrawal of ${amount} was returned to your balance: ${answer}`,
    },
  }),
  complaintDeclined: (amount: string, answer: string): Notice => ({
    titles: { TH: 'ตอบเรื่องที่แจ้งเกี่ยวกับการถอน', EN: 'Your complaint was answered' },
    contents: { TH: `รายการถอน ${amount}: ${answer}`, EN: `Your withdrawal of ${amount}: ${answer}` },
  }),
  addressBound: (network: string, address: string, from: Moment): Notice => ({
    titles: { TH: 'เพิ่มที่อยู่ USDT ใหม่แล้ว', EN: 'A USDT address was added' },
    contents: {
      TH: `เพิ่มที่อยู่ USDT (${network}) ${address} แล้ว ถอนไปที่อยู่นี้ได้ตั้งแต่ ${from.TH} น. หากไม่ได้ทำรายการนี้เอง กรุณาเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที`,
      EN: `The USDT address (${network}) ${address} was added. It can receive withdrawals from ${from.EN}. If this was not you, change your password and contact customer service at once.`,
    },
  }),
  accountBound: (bank: { TH: string; EN: string }, lastDigits: string, from: Moment): Notice => ({
    titles: { TH: 'เพิ่มบัญชีธนาคารใหม่แล้ว', EN: 'A bank account was added' },
    contents: {
      TH: `เพิ่มบัญชี${bank.TH} ลงท้าย ${lastDigits} แล้ว ถอนเข้าบัญชีนี้ได้ตั้งแต่ ${from.TH} น. หากไม่ได้ทำรายการนี้เอง กรุณาเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที`,
      EN: `The ${bank.EN} account ending in ${lastDigits} was added. It can receive withdrawals from ${from.EN}. If this was not you, change your password and contact customer service at once.`,
    },
  }),
} as const

export type WithdrawalNotice = Notice
