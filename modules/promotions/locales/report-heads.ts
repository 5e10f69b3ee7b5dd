/** Headings of the downloaded report of a promotion, in the order of its columns. */
export const reportHeads: Readonly<Record<'th' | 'en', readonly string[]>> = {
  en: [
    'Date',
    'Claims',
    'Members',
    'Given',
    'Turnover opened',
    'Deposits',
    'Stakes',
    'Result of their play',
    'After the cost',
  ],
  th: ['วันที่', 'สิทธิ์', 'สมาชิก', 'จ่ายไป', 'ยอดเทิร์นที่เปิด', 'ยอดฝาก', 'ยอดเล่น', 'ผลจากการเล่น', 'หลังหักต้นทุน'],
}

/** In place of the date, when the report is by level. */
export const levelHead: Readonly<Record<'th' | 'en', string>> = { en: 'Level', th: 'ระดับ' }
