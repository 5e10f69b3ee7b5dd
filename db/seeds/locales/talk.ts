/** What members and staff of the demo say to each other. */
export interface Talk {
  readonly lines: readonly { readonly by: 'MEMBER' | 'STAFF'; readonly text: string }[]
  readonly isClosed: boolean
}

/** The last line decides the state: after the member's it waits, after an operator's it is answered. */
export const talks: readonly Talk[] = [
  {
    isClosed: true,
    lines: [
      { by: 'MEMBER', text: 'ฝากผ่านพร้อมเพย์แล้วยังไม่เข้าเลยค่ะ' },
      { by: 'STAFF', text: 'สวัสดีค่ะ ขอเวลาตรวจสอบสักครู่นะคะ' },
      { by: 'STAFF', text: 'ยอดเข้าเรียบร้อยแล้วค่ะ ครั้งหน้าโอนให้ตรงถึงสตางค์จะเข้าอัตโนมัติค่ะ' },
      { by: 'MEMBER', text: 'ได้รับแล้ว ขอบคุณมากค่ะ' },
    ],
  },
  {
    isClosed: true,
    lines: [
      { by: 'MEMBER', text: 'ตรวจผลเกมย้อนหลังได้ที่ไหนครับ' },
      { by: 'STAFF', text: 'กดที่รอบในประวัติเดิมพันแล้วเลือกตรวจสอบผลได้เลยค่ะ หน้าเว็บจะคำนวณให้ดูทุกขั้นตอน' },
    ],
  },
  {
    isClosed: false,
    lines: [
      { by: 'MEMBER', text: 'อยากเปลี่ยนบัญชีธนาคารต้องทำอย่างไรครับ' },
      { by: 'STAFF', text: 'เพิ่มบัญชีใหม่ได้ที่ศูนย์ความปลอดภัยค่ะ ชื่อบัญชีต้องตรงกับชื่อสมาชิกนะคะ' },
      { by: 'MEMBER', text: 'เข้าใจแล้วครับ เดี๋ยวลองทำดู' },
    ],
  },
  { isClosed: false, lines: [{ by: 'MEMBER', text: 'ถอนไปเมื่อเช้ายังขึ้นว่ากำลังตรวจสอบอยู่เลยค่ะ ช่วยดูให้หน่อย' }] },
  { isClosed: false, lines: [{ by: 'MEMBER', text: 'เกมบาคาร่าโต๊ะ 2 ภาพค้างไปหนึ่งรอบครับ เดิมพันรอบนั้นคิดอย่างไร' }] },
  { isClosed: false, lines: [{ by: 'MEMBER', text: 'ส่งเอกสารยืนยันตัวตนไปแล้ว ใช้เวลาตรวจนานไหมคะ' }] },
  {
    isClosed: false,
    lines: [
      { by: 'MEMBER', text: 'ตั้งวงเงินฝากต่อวันไว้แล้วอยากลดลงอีก มีผลเมื่อไรคะ' },
      { by: 'STAFF', text: 'การลดวงเงินมีผลทันทีค่ะ ส่วนการเพิ่มต้องรอครบเวลาที่กำหนด' },
    ],
  },
]

export const feedbacks: readonly { readonly text: string; readonly answer: string | null }[] = [
  { text: 'ชอบห้องโป๊กเกอร์ อยากให้มีโต๊ะเดิมพันต่ำเพิ่มอีก', answer: 'ขอบคุณสำหรับคำแนะนำค่ะ ทีมงานจะพิจารณาเพิ่มโต๊ะค่ะ' },
  { text: 'ถอนเงินเร็วดีครับ ไม่ถึงห้านาที', answer: 'ขอบคุณที่บอกให้ทราบค่ะ' },
  { text: 'อยากให้ปิดเสียงทุกเกมได้จากที่เดียว', answer: null },
  { text: 'ตัวหนังสือในหน้ากติกาเล็กไปหน่อยค่ะ อ่านบนมือถือยาก', answer: null },
  { text: 'อยากเห็นสถิติของโต๊ะย้อนหลังมากกว่านี้', answer: null },
]

export const confirmationRemark = 'ยังไม่ได้รับเงินครับ ตรวจสอบกับธนาคารแล้วไม่มียอดเข้า'
export const cashbackReason = 'คืนยอดเสียประจำสัปดาห์'
export const secondPersonReasons = {
  cashback: 'คืนยอดเสียประจำเดือนตามที่แจ้งสมาชิกไว้',
  name: 'สมาชิกเปลี่ยนนามสกุลหลังสมรส ส่งทะเบียนสมรสทางแชตแล้ว',
} as const
export const resolvedRemarks = {
  PAID: 'ธนาคารยืนยันว่าเงินเข้าบัญชีสมาชิกครบแล้ว',
  RETURNED: 'ธนาคารตีกลับรายการ คืนยอดให้สมาชิกแล้ว',
} as const
export const suspicionNames = { stranger: 'ประดิษฐ์ สุขสำราญ' } as const
export const home = {
  address: '99/9 ถนนตัวอย่าง แขวงสาธิต กรุงเทพมหานคร 10000',
  specimen: 'ตัวอย่าง · SPECIMEN',
  card: 'บัตรประจำตัวประชาชน',
  selfie: 'ภาพถ่ายคู่บัตร',
} as const

/** Why the balance of a member of the demo is corrected by satang. */
export const roundOffReason = 'ปรับเศษสตางค์ของรายการฝาก'
