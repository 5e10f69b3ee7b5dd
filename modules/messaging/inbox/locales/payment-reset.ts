/** What a member reads when the payment password was reset, in both languages. */
export const paymentResetTexts = {
  titles: { TH: 'ตั้งรหัสถอนเงินใหม่แล้ว', EN: 'Your withdrawal password was reset' },
  contents: {
    TH: 'รหัสถอนเงินของคุณถูกตั้งใหม่ด้วยรหัส SMS และชื่อจริง ถอนเงินได้อีกครั้งใน 24 ชั่วโมง หากคุณไม่ได้ทำเอง กรุณาติดต่อฝ่ายบริการลูกค้าทันที',
    EN: 'Your withdrawal password was reset with a code by SMS and your real name. You can withdraw again in 24 hours. If this was not you, contact customer service at once.',
  },
} as const
