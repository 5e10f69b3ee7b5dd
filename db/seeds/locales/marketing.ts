/** Words of the demo's tags, segments and campaigns. */
export const demoTags = { regulars: 'เจ้าประจำ', football: 'คอบอล' } as const

export const demoSegments = {
  regulars: 'สมาชิก VIP 2 ขึ้นไป',
  dormant: 'ไม่ได้ฝาก 30 วันขึ้นไป',
  fresh: 'สมัครแล้วยังไม่เคยฝาก',
  football: 'คอบอลที่ไม่ได้ฝาก 7 วัน',
} as const

export const demoNews = {
  titles: { TH: 'ภารกิจประจำสัปดาห์มาแล้ว', EN: 'This week’s missions are open' },
  contents: {
    TH: 'ทำภารกิจให้ครบแล้วกดรับรางวัลได้ที่หน้าภารกิจ\n\nเงื่อนไขทั้งหมดอยู่ในหน้าโปรโมชั่น',
    EN: 'Finish the missions and claim the rewards on the missions page.\n\nAll terms are on the promotions page.',
  },
  link: '/promotions',
} as const

export const demoDraft = {
  titles: { TH: 'เช็กอินทุกวัน รับรางวัลทุกวัน', EN: 'Check in every day for a reward' },
  contents: {
    TH: 'เช็กอินที่หน้าบัญชีของคุณ รางวัลวันที่ 7 มากที่สุด',
    EN: 'Check in on your account page. Day 7 brings the largest reward.',
  },
  link: '/member?page=checkIn',
} as const
