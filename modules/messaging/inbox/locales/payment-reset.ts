/** What a member reads when the payment password was reset, agents in Chinese too. */
export const paymentResetTexts = {
  titles: { TH: 'ตั้งรหัสถอนเงินใหม่แล้ว', EN: 'Your withdrawal password was reset', ZH: '取款密码已重置' },
  contents: {
    TH: 'รหัสถอนเงินของคุณถูกตั้งใหม่ด้วยรหัส SMS และชื่อจริง ถอนเงินได้อีกครั้งใน 24 ชั่วโมง หากคุณไม่ได้ทำเอง กรุณาติดต่อฝ่ายบริการลูกค้าทันที',
    EN: 'Your withdrawal password was reset with a code by SMS and your real name. You can withdraw again in 24 hours. If this was not you, contact customer service at once.',
    ZH: '您的取款密码已通过短信验证码和真实姓名重置，24 小时后可再次取款。如非本人操作，请立即联系客服。',
  },
} as const
