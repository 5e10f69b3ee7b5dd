/** Headings of the queues as files. */
type Heads = Readonly<Record<'th' | 'en', readonly string[]>>

export const depositHeads: Heads = {
  th: [
    'เลขที่',
    'เวลา',
    'สมาชิก',
    'ชื่อจริง',
    'ช่องทาง',
    'สถานะ',
    'ยอดที่แจ้ง',
    'ยอดที่เข้า',
    'เครดิตแล้ว',
    'ผู้โอน',
    'เลขอ้างอิงธนาคาร',
    'หมายเหตุ',
    'เปลี่ยนสถานะเมื่อ',
  ],
  en: [
    'No.',
    'Time',
    'Member',
    'Real name',
    'Channel',
    'State',
    'Asked',
    'Arrived',
    'Credited',
    'Payer',
    'Bank reference',
    'Remark',
    'In this state since',
  ],
}

export const withdrawalHeads: Heads = {
  th: [
    'เลขที่',
    'เวลา',
    'สมาชิก',
    'สถานะ',
    'จำนวนเงิน',
    'ค่าธรรมเนียม',
    'ยอดโอน',
    'ธนาคาร',
    'เลขที่บัญชี',
    'ชื่อบัญชี',
    'เปลี่ยนสถานะเมื่อ',
  ],
  en: [
    'No.',
    'Time',
    'Member',
    'State',
    'Amount',
    'Fee',
    'To transfer',
    'Bank',
    'Account number',
    'Account holder',
    'In this state since',
  ],
}
