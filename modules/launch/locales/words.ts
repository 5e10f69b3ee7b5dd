/** Words inside the launch module's sentences. */
/** Heads of the file of rounds left open. */
export const openRoundHeads: Readonly<Record<'th' | 'en', readonly string[]>> = {
  th: ['เปิดเมื่อ', 'ค่าย', 'เกม', 'รอบ', 'สมาชิก', 'เดิมพัน', 'ชนะแล้ว', 'สกุลเงิน'],
  en: ['Open since', 'Vendor', 'Game', 'Round', 'Member', 'Stake', 'Won so far', 'Currency'],
}

/** Heads of the file of returns. */
export const returnHeads: Readonly<Record<'th' | 'en', readonly string[]>> = {
  th: ['รหัสเกม', 'เกม', 'ฉบับกติกา', 'RTP ที่ประกาศ', 'รอบ', 'เดิมพัน', 'จ่ายคืน', 'ตามคณิตศาสตร์', 'คืนจริง', 'ช่วงคลาดเคลื่อน', 'ห่างกี่เท่าของความคลาดเคลื่อนมาตรฐาน', 'รอบใน 30 วัน', 'คืนจริงใน 30 วัน', 'ช่วงคลาดเคลื่อนใน 30 วัน', 'เตือนเมื่อ'],
  en: ['Game code', 'Game', 'Rules version', 'Published RTP', 'Rounds', 'Stakes', 'Payouts', 'Theoretical RTP', 'Measured', 'Tolerance', 'Standard errors away', 'Rounds in 30 days', 'Measured in 30 days', 'Tolerance in 30 days', 'Alarm since'],
}
