/** What members read of friends whom they invited, outside the page. */
export const referralName = { th: 'แนะนำเพื่อน', en: 'Invite friends' }
export const referralShareName = { th: 'ส่วนแบ่งจากยอดนับเทิร์นของเพื่อน', en: 'Share of friends’ valid bets' }

export const referralTexts = ({
  friend,
  amount,
  required,
  days,
}: Readonly<Record<'friend' | 'amount' | 'required' | 'days', string>>) => ({
  titles: { TH: 'เพื่อนครบเงื่อนไขแล้ว', EN: 'Friend counted' },
  contents: {
    TH: `${friend} ครบเงื่อนไขแล้ว กดรับ ${amount} ได้ภายใน ${days} วัน ต้องทำเทิร์น ${required}`,
    EN: `${friend} has met the conditions. Claim ${amount} within ${days} days, turnover ${required}.`,
  },
})

export const referralFriendTexts = (amount: string, required: string) => ({
  titles: { TH: 'ครบเงื่อนไขแนะนำเพื่อนแล้ว', EN: 'Invitation complete' },
  contents: {
    TH: `คุณครบเงื่อนไขแล้ว ${amount} เข้ากระเป๋าแล้ว ต้องทำเทิร์น ${required}`,
    EN: `You have met the conditions. ${amount} was credited, turnover ${required}.`,
  },
})
