/** Heads of downloaded reports in the reader's language. */
const english = {
  date: 'Date', vendor: 'Vendor', product: 'Product', stakes: 'Stakes', payouts: 'Payouts', ggr: 'GGR', bonuses: 'Bonuses', rebates: 'Rebates', commissions: 'Commissions',
  adjustments: 'Adjustments', fees: 'Fees', ngr: 'NGR',
}
const thai: typeof english = {
  date: 'วันที่', vendor: 'ค่าย', product: 'หมวด', stakes: 'เดิมพัน', payouts: 'จ่ายรางวัล', ggr: 'GGR', bonuses: 'โบนัส', rebates: 'คืนค่าคอม', commissions: 'ค่าคอมมิชชั่น',
  adjustments: 'ปรับยอด', fees: 'ค่าธรรมเนียม', ngr: 'NGR',
}
export const reportHeads = { en: english, th: thai } as const
