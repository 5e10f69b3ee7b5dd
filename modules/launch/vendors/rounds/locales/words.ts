/** Headings of the file of open rounds. */
export const openRoundHeads: Readonly<Record<'th' | 'en', readonly string[]>> = {
  th: ['เปิดเมื่อ', 'ค่าย', 'เกม', 'รอบ', 'สมาชิก', 'เดิมพัน', 'ชนะแล้ว', 'สกุลเงิน'],
  en: ['Open since', 'Vendor', 'Game', 'Round', 'Member', 'Stake', 'Won so far', 'Currency'],
}
