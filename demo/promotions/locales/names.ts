/** Names of the demo's rains and raffles. */
export const names = {
  soon: { th: 'อั่งเปาต้อนรับ', en: 'Welcome red envelopes' },
  evening: { th: 'อั่งเปายามเย็น', en: 'Evening red envelopes' },
  raffle: { th: 'ลุ้นรางวัลประจำสัปดาห์', en: 'Weekly raffle' },
} as const
