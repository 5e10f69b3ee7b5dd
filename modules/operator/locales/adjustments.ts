/** Heads of the table of corrections as a file. */
export const adjustmentHeads: Readonly<Record<'th' | 'en', readonly string[]>> = {
  th: ['เวลา', 'สมาชิก', 'ประเภท', 'จำนวนเงิน', 'ทำยอด (เท่า)', 'ค้างชำระ', 'สถานะ', 'เหตุผล', 'หลักฐาน', 'ผู้ขอ', 'ผู้ตัดสิน', 'เวลาตัดสิน'],
  en: ['Time', 'Member', 'Kind', 'Amount', 'Turnover (times)', 'Owed', 'State', 'Reason', 'Evidence', 'Asked by', 'Decided by', 'Decided at'],
}
