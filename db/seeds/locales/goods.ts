/** The goods of the demo's points mall. */

const byPost = {
  TH: 'ส่งทางพัสดุภายใน 7 วันหลังอนุมัติ ในโหมดสาธิตไม่มีการส่งจริง',
  EN: 'Sent by post within 7 days of the approval. In demo mode nothing is sent.',
}

interface DemoGoods {
  art: string
  titles: { TH: string; EN: string }
  /** Whole points. */
  points: number
  stock: number
  /** Satang, and what they mean. */
  amount?: { mode: 'PAY' | 'DEPOSIT_TOTAL'; required: number }
}

const drafts: readonly DemoGoods[] = [
  { art: 'sticker', titles: { TH: 'สติกเกอร์ลายกนก', EN: 'Kanok stickers' }, points: 20, stock: 400 },
  { art: 'keyring', titles: { TH: 'พวงกุญแจศาลา', EN: 'Pavilion key ring' }, points: 50, stock: 120 },
  { art: 'tote', titles: { TH: 'ถุงผ้าลายเปลวเพลิง', EN: 'Flame tote bag' }, points: 120, stock: 60 },
  { art: 'mug', titles: { TH: 'แก้วเซรามิกศาลา', EN: 'Pavilion mug' }, points: 300, stock: 40 },
  { art: 'shirt', titles: { TH: 'เสื้อยืดลายรดน้ำ', EN: 'Gilded T-shirt' }, points: 2_400, stock: 25 },
  {
    art: 'umbrella',
    titles: { TH: 'ร่มพับลายเปลว', EN: 'Folding umbrella' },
    points: 200,
    stock: 30,
    amount: { mode: 'PAY', required: 9_900 },
  },
  {
    art: 'earphones',
    titles: { TH: 'หูฟังไร้สายลายกนก', EN: 'Kanok earphones' },
    points: 48_000,
    stock: 2,
    amount: { mode: 'DEPOSIT_TOTAL', required: 5_000_000 },
  },
  { art: 'lamp', titles: { TH: 'โคมไฟลายรดน้ำ', EN: 'Gilded lamp' }, points: 40_000, stock: 0 },
]

export const demoGoods = drafts.map((goods) => ({ ...goods, texts: byPost }))

/** What the desk writes, and where the demo's goods go. */
export const demoNotes = {
  sent: 'จัดส่งกับไปรษณีย์ไทย เลขพัสดุ TH0482217756',
  refused: 'ที่อยู่จัดส่งไม่ครบ',
} as const
export const demoAddress = {
  phone: '0810000000',
  address: '45/3 ตำบลในเมือง อำเภอเมือง จังหวัดขอนแก่น',
  postcode: '40000',
} as const
