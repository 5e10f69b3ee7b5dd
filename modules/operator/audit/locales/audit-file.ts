/** Headings of the audit log as a file. */
export const auditHeads: Readonly<Record<'th' | 'en', readonly string[]>> = {
  th: ['ลำดับ', 'เวลา', 'ผู้ทำ', 'การกระทำ', 'เกี่ยวกับ', 'IP', 'รายละเอียด', 'แฮช'],
  en: ['No.', 'Time', 'By', 'Action', 'About', 'IP address', 'Detail', 'Hash'],
}
