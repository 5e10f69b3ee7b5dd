/** Headings of the members' list as a file. */
export const memberHeads: Readonly<Record<'th' | 'en', readonly string[]>> = {
  th: [
    'ชื่อผู้ใช้',
    'ชื่อจริง',
    'เบอร์มือถือ',
    'สถานะ',
    'ระดับ KYC',
    'ระดับ VIP',
    'ยอดเงิน',
    'สกุลเงิน',
    'วันที่สมัคร',
    'เข้าใช้ล่าสุด',
  ],
  en: [
    'Username',
    'Real name',
    'Mobile',
    'State',
    'KYC level',
    'VIP level',
    'Balance',
    'Currency',
    'Registered',
    'Last sign-in',
  ],
}
