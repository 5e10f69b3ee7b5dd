/** Heads of downloaded reports in the reader's language. */
const english = {
  date: 'Date', vendor: 'Vendor', product: 'Product', stakes: 'Stakes', payouts: 'Payouts', ggr: 'GGR', bonuses: 'Bonuses', rebates: 'Rebates', commissions: 'Commissions',
  adjustments: 'Adjustments', fees: 'Fees', ngr: 'NGR', direction: 'Direction', channel: 'Channel', told: 'Told by the bank', waiting: 'Not decided yet', returned: 'Sent back', books: 'In the books',
  ledger: 'In the ledger', statement: 'In statements', difference: 'Difference', differentCount: 'Items that differ', unexplained: 'In the ledger only', id: 'Number', member: 'Member', state: 'State',
  DEPOSIT: 'Deposit', WITHDRAWAL: 'Withdrawal', item: 'Item', amount: 'Amount', at: 'As of', main: "Members' main balances", bonus: "Members' bonus balances", hold: 'Held',
  openWithdrawals: 'Of it for open withdrawals', pockets: 'In wallets of vendors', jackpot: 'Jackpot pool', owed: 'Owed in all', receivables: 'Owed to the house by members',
}
const thai: typeof english = {
  date: 'วันที่', vendor: 'ค่าย', product: 'หมวด', stakes: 'เดิมพัน', payouts: 'จ่ายรางวัล', ggr: 'GGR', bonuses: 'โบนัส', rebates: 'คืนค่าคอม', commissions: 'ค่าคอมมิชชั่น',
  adjustments: 'ปรับยอด', fees: 'ค่าธรรมเนียม', ngr: 'NGR', direction: 'ประเภท', channel: 'ช่องทาง', told: 'ธนาคารแจ้ง', waiting: 'รอตัดสิน', returned: 'คืนแล้ว', books: 'ในสมุดแคชเชียร์',
  ledger: 'ในบัญชีแยกประเภท', statement: 'ในรายการเดินบัญชี', difference: 'ส่วนต่าง', differentCount: 'จำนวนรายการที่ไม่ตรง', unexplained: 'มีในบัญชีแยกประเภทเท่านั้น', id: 'เลขที่', member: 'สมาชิก', state: 'สถานะ',
  DEPOSIT: 'ฝาก', WITHDRAWAL: 'ถอน', item: 'รายการ', amount: 'จำนวนเงิน', at: 'ณ เวลา', main: 'ยอดเงินหลักของสมาชิก', bonus: 'ยอดโบนัสของสมาชิก', hold: 'ยอดที่กันไว้',
  openWithdrawals: 'ในจำนวนนี้เป็นรายการถอนค้าง', pockets: 'ในกระเป๋าเกมของค่าย', jackpot: 'แจ็กพอต', owed: 'ต้องจ่ายทั้งหมด', receivables: 'สมาชิกค้างชำระบ้าน',
}
export const reportHeads = { en: english, th: thai } as const
