/** What members read about their withdrawals; agents read it in Chinese too. */
import type { AgentsTexts } from './texts.ts'

/** A moment as each language writes it. */
type Moment = AgentsTexts

interface Notice {
  titles: AgentsTexts
  contents: AgentsTexts
}

export const noticeTexts = {
  reminder: (amount: string, until: Moment): Notice => ({
    titles: { TH: 'ยืนยันรับเงินถอนหรือยัง', EN: 'Have you received your withdrawal?', ZH: '您收到取款了吗？' },
    contents: {
      TH: `โอนเงินถอน ${amount} แล้ว กรุณาตรวจบัญชีปลายทางและยืนยันในหน้าถอนเงิน หากไม่ยืนยันภายใน ${until.TH} น. ระบบจะถือว่าได้รับเงินแล้ว`,
      EN: `Your withdrawal of ${amount} was transferred. Please check where it was sent and confirm on the withdrawal page. Without an answer until ${until.EN} it counts as received.`,
      ZH: `取款 ${amount} 已转出，请核对收款账户并在取款页面确认。若在 ${until.ZH} 前未答复，将视为已收到。`,
    },
  }),
  forced: (amount: string, until: Moment): Notice => ({
    titles: {
      TH: 'ทีมงานยืนยันการรับเงินถอนตามหลักฐานธนาคาร',
      EN: 'Receipt confirmed with bank proof',
      ZH: '已凭银行凭证确认到账',
    },
    contents: {
      TH: `ทีมงานสองคนตรวจหลักฐานธนาคารของรายการถอน ${amount} แล้ว จึงถือว่าได้รับเงินและไม่มีการคืนเงิน หากไม่เห็นด้วย แจ้งปัญหาได้ในหน้าถอนเงินถึง ${until.TH} น.`,
      EN: `Two members of our team checked the bank’s proof for your withdrawal of ${amount}. It counts as received and is not refunded. If you disagree, report a problem on the withdrawal page until ${until.EN}.`,
      ZH: `两名工作人员已核对取款 ${amount} 的银行凭证，视为已到账，不再退款。如有异议，可在 ${until.ZH} 前于取款页面反馈。`,
    },
  }),
  resolvedPaid: (amount: string): Notice => ({
    titles: { TH: 'ตรวจสอบแล้ว: โอนสำเร็จ', EN: 'Dispute resolved: paid', ZH: '核实完成：已付款' },
    contents: {
      TH: `ธนาคารยืนยันว่าโอนเงินถอน ${amount} สำเร็จ หากยังมีปัญหา แจ้งได้ในหน้าถอนเงิน`,
      EN: `The bank confirms that your withdrawal of ${amount} was paid. If something is still wrong, report it on the withdrawal page.`,
      ZH: `银行确认取款 ${amount} 已成功付款。如仍有问题，请在取款页面反馈。`,
    },
  }),
  resolvedReturned: (amount: string): Notice => ({
    titles: { TH: 'ตรวจสอบแล้ว: คืนเงินเข้าบัญชี', EN: 'Dispute resolved: returned', ZH: '核实完成：已退回' },
    contents: {
      TH: `ยอดที่ไม่ได้รับจากรายการถอน ${amount} กลับเข้ายอดคงเหลือแล้ว`,
      EN: `What you did not receive of your withdrawal of ${amount} is back in your balance.`,
      ZH: `取款 ${amount} 中未收到的部分已退回您的余额。`,
    },
  }),
  repaid: (amount: string): Notice => ({
    titles: { TH: 'ตรวจสอบแล้ว: โอนให้ใหม่', EN: 'Dispute resolved: paid again', ZH: '核实完成：重新付款' },
    contents: {
      TH: `ทีมงานกำลังโอนยอดที่ไม่ได้รับจากรายการถอน ${amount} ให้ใหม่`,
      EN: `We are transferring again what you did not receive of your withdrawal of ${amount}.`,
      ZH: `我们正在重新转账取款 ${amount} 中未收到的部分。`,
    },
  }),
  complaintUpheld: (amount: string, answer: string): Notice => ({
    titles: { TH: 'เรื่องที่แจ้งได้รับการแก้ไข', EN: 'Your complaint was upheld', ZH: '您的投诉成立' },
    contents: {
      TH: `คืนเงินรายการถอน ${amount} เข้ายอดคงเหลือแล้ว: ${answer}`,
      EN: `Your withdrawal of ${amount} was returned to your balance: ${answer}`,
      ZH: `取款 ${amount} 已退回您的余额：${answer}`,
    },
  }),
  complaintDeclined: (amount: string, answer: string): Notice => ({
    titles: { TH: 'ตอบเรื่องที่แจ้งเกี่ยวกับการถอน', EN: 'Your complaint was answered', ZH: '您的投诉已答复' },
    contents: {
      TH: `รายการถอน ${amount}: ${answer}`,
      EN: `Your withdrawal of ${amount}: ${answer}`,
      ZH: `取款 ${amount}：${answer}`,
    },
  }),
  addressBound: (network: string, address: string, from: Moment): Notice => ({
    titles: { TH: 'เพิ่มที่อยู่ USDT ใหม่แล้ว', EN: 'A USDT address was added', ZH: '已添加 USDT 地址' },
    contents: {
      TH: `เพิ่มที่อยู่ USDT (${network}) ${address} แล้ว ถอนไปที่อยู่นี้ได้ตั้งแต่ ${from.TH} น. หากไม่ได้ทำรายการนี้เอง กรุณาเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที`,
      EN: `The USDT address (${network}) ${address} was added. It can receive withdrawals from ${from.EN}. If this was not you, change your password and contact customer service at once.`,
      ZH: `已添加 USDT 地址（${network}）${address}，${from.ZH} 起可用于取款。如非本人操作，请立即修改密码并联系客服。`,
    },
  }),
  accountBound: (bank: { TH: string; EN: string }, lastDigits: string, from: Moment): Notice => ({
    titles: { TH: 'เพิ่มบัญชีธนาคารใหม่แล้ว', EN: 'A bank account was added', ZH: '已添加银行账户' },
    contents: {
      TH: `เพิ่มบัญชี${bank.TH} ลงท้าย ${lastDigits} แล้ว ถอนเข้าบัญชีนี้ได้ตั้งแต่ ${from.TH} น. หากไม่ได้ทำรายการนี้เอง กรุณาเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที`,
      EN: `The ${bank.EN} account ending in ${lastDigits} was added. It can receive withdrawals from ${from.EN}. If this was not you, change your password and contact customer service at once.`,
      ZH: `已添加尾号 ${lastDigits} 的 ${bank.EN} 账户，${from.ZH} 起可用于取款。如非本人操作，请立即修改密码并联系客服。`,
    },
  }),
} as const

export type WithdrawalNotice = Notice
