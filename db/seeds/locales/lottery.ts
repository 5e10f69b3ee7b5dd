/** What members of the demo write on their tickets, and why an operator keeps numbers small. */
export const ticketNotes = { family: 'เลขทะเบียนรถ', plan: 'เลขวันเกิด' } as const
export const numberSetName = 'เลขประจำบ้าน'
export const numberRuleReasons = {
  closed: 'เลขดังงวดนี้ ยอดสูงเกินที่ตั้งไว้',
  half: 'เลขตามข่าว จ่ายครึ่งไปก่อน',
} as const
