/** Names of the demo's promotion for members who invite friends. */
export const demoReferral = {
  names: { th: 'แนะนำเพื่อน รับ 2 ฝ่าย', en: 'Invite friends, both receive' },
  texts: {
    th: 'ชวนเพื่อนมาเล่นด้วยกัน รับรางวัลทั้งคู่เมื่อเพื่อนครบเงื่อนไข',
    en: 'Invite friends and both of you receive a reward when they meet the conditions.',
  },
} as const
