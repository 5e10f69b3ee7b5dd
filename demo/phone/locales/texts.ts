/** The texts of the demo's phone service, beside the catalogue's own sentences for its errors. */
export interface DemoPhoneTexts {
  title: string
  intro: string
  number: string
  send: string
  code: string
  check: string
  sent: string
  outbox: string
  cancel: string
  foreign: string
}

const texts: Record<'th' | 'en', DemoPhoneTexts> = {
  th: {
    title: 'ยืนยันเบอร์มือถือ',
    intro: 'หน้านี้เป็นบริการยืนยันเบอร์จำลองสำหรับโหมดสาธิต',
    number: 'เบอร์มือถือ',
    send: 'ขอรหัส',
    code: 'รหัส 6 หลัก',
    check: 'ยืนยัน',
    sent: 'ส่งรหัสแล้ว ใช้ได้ 5 นาที',
    outbox: 'ดูรหัสในกล่องข้อความสาธิต',
    cancel: 'ยกเลิก',
    foreign: 'เปิดหน้านี้จากเว็บไซต์ของเราเท่านั้น',
  },
  en: {
    title: 'Verify your mobile number',
    intro: 'This page plays an outside verification service in the demo.',
    number: 'Mobile number',
    send: 'Get code',
    code: '6-digit code',
    check: 'Verify',
    sent: 'Code sent. It is valid for 5 minutes.',
    outbox: 'See the code in the demo outbox',
    cancel: 'Cancel',
    foreign: 'This page opens from our own site only.',
  },
}

export const textsIn = (language: 'th' | 'en'): DemoPhoneTexts => texts[language]
