/** How banks head the columns of their statements, in both languages; compared without case, spaces and marks. */
import type { StatementField } from '../../../contract/shared/statement-words.ts'

export const columnWords: Readonly<Record<StatementField, readonly string[]>> = {
  date: ['date', 'transaction date', 'value date', 'posting date', 'วันที่', 'วันที่ทำรายการ', 'วันที่รายการ'],
  time: ['time', 'transaction time', 'เวลา', 'เวลาทำรายการ', 'เวลารายการ'],
  dateTime: ['date time', 'date/time', 'timestamp', 'datetime', 'transaction date/time', 'วันเวลา', 'วันที่และเวลา', 'วันที่/เวลา', 'วันเวลาทำรายการ'],
  amount: ['amount', 'deposit', 'deposits', 'credit', 'credit amount', 'money in', 'amount in', 'deposit amount', 'จำนวนเงิน', 'เงินเข้า', 'ยอดเงินเข้า', 'ฝาก', 'ฝากเงิน', 'จำนวนเงินเข้า', 'เครดิต'],
  outgoing: ['withdrawal', 'withdrawals', 'debit', 'debit amount', 'money out', 'amount out', 'ถอน', 'ถอนเงิน', 'เงินออก', 'ยอดเงินออก', 'จำนวนเงินออก', 'เดบิต'],
  reference: ['reference', 'reference no', 'reference number', 'ref', 'ref no', 'transaction id', 'transaction reference', 'trans ref', 'เลขที่อ้างอิง', 'เลขอ้างอิง', 'หมายเลขอ้างอิง', 'รหัสอ้างอิง', 'รหัสธุรกรรม', 'รหัสรายการ'],
  payerName: ['sender', 'sender name', 'from', 'from name', 'payer', 'payer name', 'ผู้โอน', 'ชื่อผู้โอน', 'จาก', 'ชื่อบัญชีผู้โอน'],
  payerAccount: ['sender account', 'from account', 'sender account no', 'payer account', 'บัญชีผู้โอน', 'เลขที่บัญชีผู้โอน', 'เลขบัญชีผู้โอน', 'จากบัญชี'],
  payerBank: ['sender bank', 'from bank', 'bank', 'payer bank', 'ธนาคาร', 'ธนาคารผู้โอน', 'จากธนาคาร'],
  description: ['description', 'details', 'detail', 'remark', 'note', 'channel', 'รายละเอียด', 'รายการ', 'หมายเหตุ', 'คำอธิบาย'],
}

/** Written before or behind an amount. */
export const currencyWords: readonly string[] = ['THB', '฿', 'บาท']

/** Heads of the table of lines as a file. */
export const lineHeads: Readonly<Record<'th' | 'en', readonly string[]>> = {
  th: ['บรรทัด', 'บัญชี', 'เวลาโอน', 'จำนวนเงิน', 'เลขอ้างอิง', 'ผู้โอน', 'ธนาคารผู้โอน', 'บัญชีผู้โอน', 'รายละเอียด', 'ผล', 'เหตุผล'],
  en: ['Line', 'Account', 'Paid at', 'Amount', 'Reference', 'Sender', 'Sender bank', 'Sender account', 'Description', 'Outcome', 'Reason'],
}
