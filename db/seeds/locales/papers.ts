/** The paper that a member of the demo hands in. */
export const demoPapers = {
  statement: 'เงินเดือนประจำจากงานช่างไม้ ฝากเดือนละประมาณ 20,000 บาท',
  title: 'สลิปเงินเดือน (ตัวอย่าง / sample)',
  lines: ['สมชาย ใจดี Q', 'ร้านช่างไม้ตัวอย่าง', 'เงินเดือน 32,000.00 บาท', 'เอกสารสาธิต ไม่ใช่เอกสารจริง'],
} as const
